"use strict";

// What the client leaves out of the elements that screen readers read: the names of dialogs, and
// the language of words in another than the page's, which the app gives as an identifier. It also
// takes out word joiners, which only line breaks need.
(() => {
  const IDENTIFIER = "flt-semantics-identifier";
  const LANGUAGE = "language-";
  const JOINER = "\u2060";

  const declare = (element) => {
    const told = element.getAttribute(IDENTIFIER) ?? "";
    if (told.startsWith(LANGUAGE)) element.lang = told.slice(LANGUAGE.length);
    else element.removeAttribute("lang");
  };
  const name = (element) => {
    const label = element.getAttribute("aria-label") ?? "";
    if (label.includes(JOINER)) element.setAttribute("aria-label", label.replaceAll(JOINER, ""));
    const around = element.parentElement;
    if (label && around?.getAttribute("role") === "alertdialog") {
      around.setAttribute("aria-label", label.replaceAll(JOINER, ""));
    }
  };
  const mend = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.includes(JOINER)) node.data = node.data.replaceAll(JOINER, "");
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      if (node.hasAttribute(IDENTIFIER)) declare(node);
      if (node.hasAttribute("aria-label")) name(node);
      node.childNodes.forEach(mend);
    }
  };
  const SPOKEN = "flt-semantics-host, flt-announcement-host";
  const changed = ({ type, target, addedNodes, attributeName }) => {
    const within = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
    if (type === "childList") addedNodes.forEach((each) => each.parentElement?.closest(SPOKEN) && mend(each));
    else if (!within?.closest(SPOKEN)) return;
    else if (type === "characterData") mend(target);
    else if (attributeName === IDENTIFIER) declare(target);
    else name(target);
  };
  new MutationObserver((changes) => changes.forEach(changed)).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [IDENTIFIER, "aria-label"],
  });
})();
