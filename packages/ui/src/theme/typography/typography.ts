import { vars } from '../contract.css.ts';

const display = {
  fontFamily: vars.fontFamily.display,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: vars.letterSpacing.display,
  lineHeight: vars.lineHeight.display,
  textWrap: 'balance',
} as const;

/** Text styles, to spread into a rule. */
export const typography = {
  pageTitle: { ...display, fontSize: vars.fontSize.page },
  sectionTitle: { ...display, fontSize: vars.fontSize.section },
  cardTitle: {
    ...display,
    fontSize: vars.fontSize.card,
    lineHeight: vars.lineHeight.snug,
    letterSpacing: '-0.015em',
  },
  /** Figures that are read at a glance. */
  figure: { ...display, fontSize: vars.fontSize.page, fontVariantNumeric: 'tabular-nums' },
  lead: { fontSize: vars.fontSize.lead, color: vars.color.textMuted },
  body: { fontSize: vars.fontSize.body },
  small: { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug },
  label: {
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
  },
  control: {
    fontSize: vars.fontSize.control,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
  },
} as const;
