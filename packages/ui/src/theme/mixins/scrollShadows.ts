import { vars } from '../contract.css.ts';

const AXES = {
  inline: { from: 'right', to: 'left', size: (depth: string) => `${depth} 100%`, end: '100% 0' },
  block: { from: 'bottom', to: 'top', size: (depth: string) => `100% ${depth}`, end: '0 100%' },
} as const;

const shade = `color-mix(in srgb, ${vars.color.text} 16%, transparent), transparent`;

/**
 * The background of a scroll container: shadows at the ends where more content follows. Patches of
 * the background colour scroll with the content and hide them at the start and the end.
 */
export function scrollShadows(axis: keyof typeof AXES, ground: string): string {
  const { from, to, size, end } = AXES[axis];
  const cover = `${ground} 30%, transparent`;
  return [
    `linear-gradient(to ${from}, ${cover}) 0 0 / ${size('2.5rem')} no-repeat local`,
    `linear-gradient(to ${to}, ${cover}) ${end} / ${size('2.5rem')} no-repeat local`,
    `linear-gradient(to ${from}, ${shade}) 0 0 / ${size('0.75rem')} no-repeat`,
    `linear-gradient(to ${to}, ${shade}) ${end} / ${size('0.75rem')} no-repeat`,
    ground,
  ].join();
}
