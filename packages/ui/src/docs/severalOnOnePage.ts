const RULES = ['landmark-unique', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner'];

/** Parameters of a story that shows the same landmarks several times; in the product each page has them once. */
export const severalOnOnePage = {
  a11y: { config: { rules: RULES.map((id) => ({ id, enabled: false })) } },
};
