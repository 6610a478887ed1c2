import { vars } from '../../theme/contract.css.ts';
import { globalStyle, recipe, style } from '../../theme/styles/primitives.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.page,
  color: vars.color.text,
  lineHeight: 1.4,
});

function painted(court: 'football' | 'padel') {
  const { ground: background, text: color } = vars.color.court[court];
  return { background, color };
}

export const header = recipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    // A flex item with hidden overflow would otherwise shrink to make room for a long body.
    flexShrink: 0,
  },
  variants: {
    ground: {
      page: {},
      card: {
        background: vars.color.card,
        boxShadow: vars.shadow.card,
        zIndex: 1,
      },
      football: painted('football'),
      padel: painted('padel'),
    },
  },
});

export const status = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '0.95em 1.7em 0.4em',
  fontSize: '0.85em',
  fontWeight: vars.fontWeight.heavy,
});

export const signs = style({ inlineSize: '3.4em' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  overflow: 'hidden',
});

// A long body is cut off below instead of squeezing its parts.
globalStyle(`${body} > *`, { flexShrink: 0 });

export const footer = style({
  flexShrink: 0,
  padding: '0.75em 0.9em 1.15em',
  background: vars.color.card,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
});

/** An icon of the screen: it grows with the text. */
export const icon = style({ inlineSize: '1.2em', blockSize: '1.2em', flexShrink: 0 });
