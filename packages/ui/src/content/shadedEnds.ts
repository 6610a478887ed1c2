import { vars } from '../theme/contract.css.ts';

const AXES = {
  inline: { from: 'right', to: 'left', size: (depth: string) => `${depth} 100%`, end: '100% 0' },
  block: { from: 'bottom', to: 'top', size: (depth: string) => `100% ${depth}`, end: '0 100%' },
} as const;

const shade = `color-mix(in srgb, ${vars.color.text} 16%, transparent), transparent`;

/**
 * The background of what scrolls: a shade at the ends behind which there is more. Patches of the
 * ground, which scroll along, hide it where there is not.
 */
export function shadedEnds(axis: keyof typeof AXES, ground: string): string {
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
