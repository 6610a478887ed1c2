import { vars } from '../../theme/contract.css.ts';
import { oneColumn } from '../../theme/mixins/oneColumn.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const search = style({
  display: 'block',
  marginBlockEnd: vars.space.wide,
  '@media': {
    // Hidden without scripts, which it needs; the browser's own search remains.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

/** In the page before its first message, because screen readers announce only changes. */
export const count = style({
  ...typography.small,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginBlock: vars.space.snug } },
});

/** With room for fingers between the lines. */
export const elsewhere = style({
  ...oneColumn,
  gap: vars.space.regular,
  marginBlockStart: vars.space.snug,
});

export const rules = style({
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  overflow: 'clip',
});

/** The whole card is the target of the link to the rule. */
export const rule = style({
  position: 'relative',
  ...oneColumn,
  gap: vars.space.hair,
  overflowWrap: 'anywhere',
  padding: vars.space.regular,
  selectors: {
    '& + &': { borderBlockStart: `${vars.lineWidth.line} solid ${vars.color.line}` },
    '&:hover': { background: vars.color.sunken },
  },
});

export const link = style({
  ...typography.control,
  color: vars.color.brand.text,
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `${vars.lineWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: '-4px',
      borderRadius: vars.radius.card,
    },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const section = style({ ...typography.small, color: vars.color.textMuted });

export const excerpt = style({
  fontSize: vars.fontSize.control,
  lineHeight: vars.lineHeight.text,
});

export const match = style({
  color: 'inherit',
  background: vars.color.brand.soft,
  fontWeight: vars.fontWeight.strong,
  borderRadius: '2px',
});
