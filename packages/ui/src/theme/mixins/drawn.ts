import type { StyleRule } from '@vanilla-extract/css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type PseudoProperties = NonNullable<StyleRule['::before']>;

/** Only what a URL in quotes must escape, and nothing that a picture does not need: half as long as encoded whole. */
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
    // A high-contrast mode takes away every background but the system's own.
    '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
  };
}
