import { large, link } from '../../marketing/ActionLink/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { painted } from '../../theme/shared/page.css.ts';
import { style } from '../../theme/styles/components.ts';
import { typography } from '../../theme/typography/typography.ts';

export const screen = style([
  painted,
  {
    minBlockSize: '100dvh',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space.snug,
    padding: `5rem ${vars.space.roomy} ${vars.space.wide}`,
    textAlign: 'center',
  },
]);

export const brand = style({
  position: 'absolute',
  insetBlockStart: vars.space.roomy,
});

/** The lines are white in both themes, because the background is a painted court. */
export const picture = style({
  inlineSize: 'min(44rem, 100%, 90dvb)',
  marginBlockEnd: vars.space.regular,
  vars: {
    [vars.color.edge]: vars.color.court.padel.line,
    [vars.color.line]: 'rgb(11 27 51 / 0.35)',
  },
  '@media': {
    '(forced-colors: active)': {
      vars: {
        [vars.color.edge]: 'CanvasText',
        [vars.color.brand.edge]: 'CanvasText',
      },
    },
  },
  // Fades out at the side on which the court continues.
  maskImage: 'linear-gradient(to right, transparent, #000 24%)',
});

export const status = style({ ...typography.figure, color: vars.color.spark, lineHeight: 1 });

export const title = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' });

export const message = style({
  ...typography.lead,
  maxInlineSize: '36rem',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const detail = style({
  ...typography.small,
  maxInlineSize: '36rem',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.snug,
  marginBlockStart: vars.space.regular,
});

/** A button that looks like the link beside it. */
export const retry = style([link.spark, large]);
