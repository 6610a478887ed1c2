/**
 * A page cannot ask its browser for forced colours or reduced motion. It can read its own media
 * queries as if the answer were yes, in style sheets and in `matchMedia`. That comes near; the
 * tests ask a real browser.
 */
export type Feature = 'forced-colors: active' | 'prefers-reduced-motion: reduce';

const pretended = new Set<Feature>();
const written = new WeakMap<MediaList, string>();
const ask = window.matchMedia.bind(window);

/** Replaces what is pretended in a media query by what always holds. */
const answered = (query: string) =>
  [...pretended].reduce(
    (text, feature) => text.replaceAll(`(${feature})`, '(min-width: 0px)'),
    query,
  );

function answerRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule.media) ?? rule.media.mediaText;
      written.set(rule.media, own);
      const text = answered(own);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules);
  }
}

/** Answers a media feature with yes, or as the browser does. Style sheets that load later need it again. */
export function pretend(feature: Feature, on: boolean) {
  if (!on && !pretended.has(feature)) return;
  if (on) pretended.add(feature);
  else pretended.delete(feature);
  window.matchMedia = (query) => ask(answered(query));
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules);
}
