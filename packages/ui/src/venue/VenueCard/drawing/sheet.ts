import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface Drawing {
  viewBox: string;
  lines: ReactNode;
}

/** All drawings of a sheet are so wide, side by side from its upper edge. */
const WIDTH = 24;

/**
 * Drawings as one picture, and where each is: the browser loads every picture as a document of its own, which takes
 * longer than to draw them.
 */
export function sheetOf<Name extends string>(drawings: Record<Name, Drawing>) {
  const all = Object.entries<Drawing>(drawings);
  const parts = all.map(([name, { viewBox, lines }], index) => {
    const [, , width = WIDTH, height = WIDTH] = viewBox.split(' ').map(Number);
    const place = { x: index * WIDTH, width: WIDTH, height: (height * WIDTH) / width };
    return { name, place, part: createElement('svg', { ...place, viewBox, key: name }, lines) };
  });
  const height = Math.max(...parts.map(({ place }) => place.height));
  const svg = createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH * parts.length} ${height}`,
      fill: 'none',
      stroke: '#000',
      strokeWidth: 2,
    },
    parts.map(({ part }) => part),
  );
  return {
    image: `url("data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(svg))}")`,
    /** For a box as wide as one drawing. */
    size: `${parts.length * 100}% auto`,
    positions: Object.fromEntries(
      parts.map(({ name }, index) => [name, `${(index * 100) / (parts.length - 1)}% 0`]),
    ) as Record<Name, string>,
  };
}
