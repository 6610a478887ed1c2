import type { StyleRule } from '@vanilla-extract/css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type PseudoProperties = NonNullable<StyleRule['::before']>;

/** Escapes only what a URL in quotes must, and drops attributes that a picture does not need, for half the length. */
function imageOf(svg: ReactElement): string {
  const markup = renderToStaticMarkup(svg)
    .replaceAll(/ (class|aria-hidden)="[^"]*"/g, '')
    .replaceAll(/><\/(path|circle|rect)>/g, '/>')
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent);
  return `url("data:image/svg+xml,${markup}")`;
}

/**
 * Rules that paint the lines of an `<svg>` in one colour before a box's content. Styles are generated
 * at build time: hundreds of cards share one picture instead of a tree of elements in each.
 */
export function drawn(svg: ReactElement, color: string, place: PseudoProperties): StyleRule {
  return {
    '::before': {
      ...place,
      content: '',
      background: color,
      mask: `${imageOf(svg)} top / 100% no-repeat`,
    },
    // Forced colours replace every background except system colours.
    '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
  };
}
