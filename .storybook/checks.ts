import type { RunOptions } from 'axe-core';

/**
 * Leaves out what no failed test shows, and took axe a fifth of its time or more: the elements that pass, a selector
 * beside the HTML of each element, and the style sheets, which no rule reads that is on by default.
 */
const OPTIONS: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false };

/** The parameter `a11y` of a story, as far as stories use it. */
interface Accessibility {
  test?: 'error' | 'off';
  config?: { rules?: readonly { id: string; enabled: boolean }[] };
}

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
 * Fails on violations of axe's rules in the theme that the story is shown in, and of contrast in the other one. Only
 * colours differ between themes.
 */
export async function checkAccessibility({ test, config }: Accessibility, shown: string) {
  if (test === 'off') return;
  const changed = (config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }]);
  // A component has no landmarks around it.
  await runAxe({ rules: { region: { enabled: false }, ...Object.fromEntries(changed) } });
  const root = document.documentElement;
  const other = shown === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = other;
  try {
    await runAxe({ runOnly: ['color-contrast'] }, ` in the ${other} theme`);
  } finally {
    root.dataset['theme'] = shown;
  }
}

async function runAxe(options: RunOptions, where = '') {
  // Only tests need it: a page of documentation would load it for nothing.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, { ...OPTIONS, ...options });
  const reports = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}${where}: ${help}\n${html}\n${failureSummary}`),
  );
  if (reports.length > 0) throw new Error(reports.join('\n\n'));
}
