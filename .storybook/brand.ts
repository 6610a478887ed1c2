import { blue, dark, light } from '@campetto/ui/foundations';
import { create } from 'storybook/theming/create';

const FONT = 'Figtree, sans-serif';

/** Storybook itself in the product’s colours: the manager, and the ground of its pages. */
function brand(base: 'light' | 'dark') {
  const { color } = { light, dark }[base];
  return create({
    base,
    brandTitle: `${pitch(color.spark)} Campetto`,
    brandUrl: './',
    colorPrimary: color.brand.solid,
    // Colours the words on the dark bar and, darkened, the ground of the chosen entry.
    colorSecondary: base === 'dark' ? blue[500] : color.brand.solid,
    appBg: color.page,
    appContentBg: color.card,
    appPreviewBg: color.page,
    appHoverBg: color.sunken,
    appBorderColor: color.line,
    appBorderRadius: 12,
    fontBase: FONT,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.card,
    barBg: color.card,
    barTextColor: color.textMuted,
    barHoverColor: color.brand.text,
    barSelectedColor: color.brand.text,
    buttonBg: color.card,
    buttonBorder: color.edge,
    booleanBg: color.sunken,
    booleanSelectedBg: color.card,
    inputBg: color.card,
    inputBorder: color.edge,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });
}

/** The mark of `LogoMark`, for a place that takes no component. */
function pitch(ball: string) {
  return `<svg viewBox="0 0 34 34" fill="none" stroke="currentColor" stroke-width="2.4" aria-hidden="true"><rect x="2" y="5" width="30" height="24" rx="6"/><path d="M17 5v24"/><circle cx="17" cy="17" r="5" stroke="none" fill="${ball}"/></svg>`;
}

export const brands = { light: brand('light'), dark: brand('dark') };
