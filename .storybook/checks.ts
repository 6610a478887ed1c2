import axe, { type RunOptions } from 'axe-core';

/** To describe every element that passes takes axe a fifth of the stories’ time. */
export const VIOLATIONS_ONLY: RunOptions = { resultTypes: ['violations'] };

/** Fails when anything moves. The tests run with reduced motion, which must stop all animations. */
export function checkStillness() {
  const moving = document.getAnimations();
  if (moving.length === 0) return;
  const names = moving.map(({ effect }) => (effect as KeyframeEffect).target?.className);
  throw new Error(`moves under prefers-reduced-motion: ${names.join(', ')}`);
}

/** Fails when a page that fits becomes too wide as its text runs from right to left. */
export function checkRightToLeft() {
  const root = document.documentElement;
  const beyond = () => root.scrollWidth - root.clientWidth;
  const [own, before] = [root.dir, beyond()];
  root.dir = 'rtl';
  try {
    const after = beyond();
    if (after > Math.max(before, 0)) throw new Error(`${after} px too wide from right to left`);
  } finally {
    root.dir = own;
  }
}

/**
 * Fails on contrast violations in the theme that the story was not shown in. Only colours differ
 * between themes: the other rules of axe were checked in the shown one.
 */
export async function checkOtherTheme(shown: string) {
  const root = document.documentElement;
  const other = shown === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = other;
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      ...VIOLATIONS_ONLY,
    });
    if (violations.length === 0) return;
    const nodes = violations.flatMap((violation) => violation.nodes);
    const reports = nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`);
    throw new Error(`contrast in the ${other} theme\n${reports.join('\n')}`);
  } finally {
    root.dataset['theme'] = shown;
  }
}
