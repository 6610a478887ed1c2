import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';

export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });

export const body = style({
  // 16 px on a phone 320 px wide; everything inside is in em and scales with it.
  fontSize: '5cqi',
  padding: '0.7em',
  borderRadius: '3.3em',
  background: '#0B1B33',
  boxShadow: `inset 0 0 0 1px rgb(169 184 208 / 0.35), ${vars.shadow.float}`,
});

export const screen = style({
  blockSize: '38.7em',
  overflow: 'hidden',
  borderRadius: '2.65em',
});
