import type { StyleRule } from '@vanilla-extract/css';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type PseudoProperties = NonNullable<StyleRule['::before']>;

/**
 * Rules that paint the lines of an `<svg>` in one colour before a box's content. Styles are generated
 * at build time: hundreds of cards share one picture instead of a tree of elements in each.
 */
export function drawn(svg: ReactElement, color: string, place: PseudoProperties): StyleRule {
  const image = `url("data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(svg))}")`;
  return {
    '::before': {
      ...place,
      content: '',
      background: color,
      mask: `${image} top / 100% no-repeat`,
    },
    // A high-contrast mode takes away every background but the system's own.
    '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
  };
}
