import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

/** In px: a screenshot does not follow the reader's text size. */
export const card = style({ inlineSize: '1200px', blockSize: '630px', fontSize: '16px' });

/** The court plan, fainter behind the text. */
export const plan = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-60px',
  insetInlineStart: '-230px',
  inlineSize: '1700px',
  color: vars.color.court.padel.line,
  opacity: 0.6,
  maskImage: 'linear-gradient(to right, rgb(0 0 0 / 0.3) 40%, black 65%)',
  transformOrigin: '50% 40%',
  transform: 'perspective(1400px) rotateX(50deg) rotateZ(-18deg)',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  inlineSize: '740px',
  blockSize: '100%',
  padding: '64px 0 64px 72px',
});

export const logo = style({
  ...typography.pageTitle,
  display: 'flex',
  alignItems: 'center',
  gap: '0.35em',
  fontSize: '44px',
});

export const title = style({
  ...typography.pageTitle,
  fontSize: '76px',
  lineHeight: 1,
  textWrap: 'wrap',
});

export const text = style({ fontSize: '30px', fontWeight: vars.fontWeight.medium });

export const picture = style({
  position: 'absolute',
  insetBlockStart: '58px',
  insetInlineEnd: '84px',
  inlineSize: '352px',
  rotate: '5deg',
});
