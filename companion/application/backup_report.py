"""What restoring a backup changed, in words."""

from companion.application.backup import Restored
from companion.i18n import Messages


def restored_in_words(restored: Restored, say: Messages) -> str:
    """Return what was added, what was here already, and what was kept instead."""
    parts = [say.text("backup-added", count=restored.added)]
    if restored.continued:
        parts.append(say.text("backup-continued", count=restored.continued))
    if restored.kept:
        parts.append(say.text("backup-kept", count=restored.kept))
    if restored.unreadable:
        parts.append(say.text("backup-unreadable", count=restored.unreadable))
    if restored.settings_kept:
        parts.append(say.text("backup-settings-kept"))
    return say.language.profile.sentence_separator.join(parts)
