import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
  padding: `${vars.space.tight} ${vars.space.snug}`,
  border: `${vars.lineWidth.line} solid ${vars.color.brand.softLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.brand.soft,
  overflowWrap: 'anywhere',
  // The background of the hovered button must differ from the tint.
  vars: { [vars.color.sunken]: vars.color.brand.softLine },
});

export const pin = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  color: vars.color.brand.text,
});

/** Beside the pin, and beside the button where that leaves it enough of the width. */
export const text = style({ flex: '1 1 40%' });

export const label = style({
  ...typography.small,
  display: 'block',
  color: vars.color.brand.text,
  fontWeight: vars.fontWeight.strong,
});

export const address = style({
  display: 'block',
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const place = style({
  ...typography.small,
  display: 'block',
  marginBlockStart: vars.space.hair,
  // In the colour of the text, because muted grey is not legible on the tint.
});
