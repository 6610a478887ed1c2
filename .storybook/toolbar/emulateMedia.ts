/**
 * A page cannot switch its browser to forced colours or reduced motion. This evaluates its media
 * queries as true instead, in style sheets and in `matchMedia`. The tests use a real browser.
 */
export type Feature = 'forced-colors: active' | 'prefers-reduced-motion: reduce';

const emulated = new Set<Feature>();
const written = new WeakMap<MediaList, string>();
const matchNatively = window.matchMedia.bind(window);

/** Replaces an emulated media feature by a condition that is always true. */
const emulatedQuery = (query: string) =>
  [...emulated].reduce(
    (text, feature) => text.replaceAll(`(${feature})`, '(min-width: 0px)'),
    query,
  );

function emulateInRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule.media) ?? rule.media.mediaText;
      written.set(rule.media, own);
      const text = emulatedQuery(own);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule) emulateInRules(rule.cssRules);
  }
}

/** Evaluates a media feature as true, or as the browser does. Call it again for later style sheets. */
export function emulateMedia(feature: Feature, on: boolean) {
  if (!on && !emulated.has(feature)) return;
  if (on) emulated.add(feature);
  else emulated.delete(feature);
  window.matchMedia = (query) => matchNatively(emulatedQuery(query));
  for (const sheet of document.styleSheets) emulateInRules(sheet.cssRules);
}
