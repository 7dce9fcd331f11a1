"use strict";

// Where a line of Japanese may end. The client asks the browser, which lets a line begin with a small
// kana or the mark of a long vowel, and leaves one kana alone on the last. A browser that cannot be
// asked leaves it to the client.
(() => {
  const Asked = window.Intl?.v8BreakIterator;
  if (!Asked) return;

  const BEGINS_NO_LINE = /^[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶーㇰ-ㇿｧ-ｰ]/u;
  const IS_THE_LAST = /^[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]\p{P}*(\n|$)/u;
  // characters from a letter on, and the signs that may end its paragraph
  const LOOKED_AT = 6;

  // the client learns of the end of a paragraph only where a line may end
  const ENDS_A_PARAGRAPH = /[\n\v\f\r\x85\u2028\u2029]/;

  const breaks = (asked) => {
    let words = "";
    const bars = (at) => {
      if (ENDS_A_PARAGRAPH.test(words[at - 1])) return false;
      const rest = words.slice(at, at + LOOKED_AT);
      return BEGINS_NO_LINE.test(rest) || IS_THE_LAST.test(rest);
    };
    return {
      adoptText: (text) => {
        words = text;
        asked.adoptText(text);
      },
      first: () => asked.first(),
      next: () => {
        let at = asked.next();
        while (at > 0 && bars(at)) at = asked.next();
        return at;
      },
      current: () => asked.current(),
      breakType: () => asked.breakType(),
    };
  };

  Intl.v8BreakIterator = function (languages, how) {
    const asked = new Asked(languages, how);
    return how?.type === "line" ? breaks(asked) : asked;
  };
})();
