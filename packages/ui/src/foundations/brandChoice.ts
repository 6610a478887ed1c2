import type { CampettoTokens } from '../theme/createCampettoTheme.ts';

/** Colours as `#rrggbb`; page and text are those of the light theme. */
export interface Choice {
  brand: string;
  spark: string;
  page: string;
  text: string;
}

/** The tokens that a choice sets. */
export const tokensOf = ({ brand, spark, page, text }: Choice): CampettoTokens => ({
  brand,
  spark,
  light: { color: { page, text } },
});

/** The call that creates the theme of a choice. */
export const themeCode = ({ brand, spark, page, text }: Choice): string =>
  `import { createCampettoTheme } from '@campetto/ui';

const theme = createCampettoTheme({
  brand: '${brand}',
  spark: '${spark}',
  light: { color: { page: '${page}', text: '${text}' } },
});
document.head.append(Object.assign(document.createElement('style'), { textContent: theme.css }));
`;
