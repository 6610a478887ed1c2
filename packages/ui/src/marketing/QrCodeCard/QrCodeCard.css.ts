import { vars } from '../../theme/contract.css.ts';
import { forcedEdge } from '../../theme/shared/page.css.ts';
import { globalStyle, style } from '../../theme/styles/components.ts';

export const card = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: vars.space.regular,
  borderRadius: vars.radius.panel,
  // White in both themes: a camera needs the quiet zone.
  background: '#FFFFFF',
  color: '#000000',
  boxShadow: vars.shadow.float,
  textAlign: 'center',
  fontWeight: vars.fontWeight.strong,
  '@media': forcedEdge,
});

export const code = style({});

globalStyle(`${code} > *`, { blockSize: 'auto' });

/** As wide as the code, whatever the length of the text. */
export const caption = style({ inlineSize: 0, minInlineSize: '100%', textWrap: 'balance' });
