import { style } from '@vanilla-extract/css';
import { large, link } from '../../marketing/ActionLink/ActionLink.css.ts';
import { painted } from '../../marketing/page.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.ts';

export const screen = style([
  painted,
  inLayer('components', {
    minBlockSize: '100dvh',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space.snug,
    padding: `5rem ${vars.space.roomy} ${vars.space.wide}`,
    textAlign: 'center',
  }),
]);

export const brand = style(
  inLayer('components', {
    position: 'absolute',
    insetBlockStart: vars.space.roomy,
  }),
);

/** White lines, whatever the theme: they are painted. */
export const picture = style(
  inLayer('components', {
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
    // The court goes on where the picture ends.
    maskImage: 'linear-gradient(to right, transparent, #000 24%)',
  }),
);

export const status = style(
  inLayer('components', { ...typography.figure, color: vars.color.spark, lineHeight: 1 }),
);

export const title = style(inLayer('components', typography.pageTitle));

export const message = style(
  inLayer('components', {
    ...typography.lead,
    maxInlineSize: '36rem',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const detail = style(
  inLayer('components', {
    ...typography.small,
    maxInlineSize: '36rem',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const steps = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.snug,
    marginBlockStart: vars.space.regular,
  }),
);

/** Acts where it is, so it is no link, and looks like the one beside it. */
export const retry = style([link.spark, large]);
