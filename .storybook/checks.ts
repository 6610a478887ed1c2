import axe from 'axe-core';

/** Fails when anything moves. The tests ask for reduced motion, under which nothing may. */
export function checkStillness() {
  const moving = document.getAnimations();
  if (moving.length === 0) return;
  const names = moving.map(({ effect }) => (effect as KeyframeEffect).target?.className);
  throw new Error(`moves under prefers-reduced-motion: ${names.join(', ')}`);
}

/**
 * Fails on contrast violations in the theme that the story was not shown in. Only colours differ
 * between themes: everything else axe knows was judged in the shown one.
 */
export async function checkOtherTheme(shown: string) {
  const root = document.documentElement;
  const other = shown === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = other;
  try {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    if (violations.length === 0) return;
    const nodes = violations.flatMap((violation) => violation.nodes);
    const reports = nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`);
    throw new Error(`contrast in the ${other} theme\n${reports.join('\n')}`);
  } finally {
    root.dataset['theme'] = shown;
  }
}
