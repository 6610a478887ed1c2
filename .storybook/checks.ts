import type { Rule, RunOptions } from 'axe-core';

/**
 * Leaves out what no failed test shows, because it takes axe at least a fifth of its time: the elements that pass, a
 * selector beside the HTML of each element, and the style sheets. Only rules that are off by default read style sheets.
 */
const OPTIONS: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false };

/** The parameter `a11y` of a story, as far as stories use it. */
interface Accessibility {
  test?: 'error' | 'off';
  config?: { rules?: readonly { id: string; enabled: boolean }[] };
}

/**
 * Checks a story as its last step has left it. The checks that change the document come last, and their changes are
 * undone together at the end, because each change makes the browser lay out the whole page again.
 */
export async function checkStory(parameters: { a11y?: Accessibility }, shown: string) {
  checkStillness();
  // Waits for the typefaces, because the first story of a page is laid out again when they arrive.
  await document.fonts.ready;
  const root = document.documentElement;
  const [direction, beyond] = [root.dir, sidewaysScroll()];
  try {
    await checkAccessibility(parameters.a11y ?? {}, shown);
    checkRightToLeft(beyond);
  } finally {
    root.dir = direction;
    root.dataset['theme'] = shown;
  }
}

/** Fails when anything moves. The tests run with reduced motion, which must stop all animations. */
function checkStillness() {
  const moving = document.getAnimations();
  if (moving.length === 0) return;
  const names = moving.map(({ effect }) => (effect as KeyframeEffect).target?.className);
  throw new Error(`moves under prefers-reduced-motion: ${names.join(', ')}`);
}

function sidewaysScroll() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Fails when a page that fits becomes too wide as its text runs from right to left. */
function checkRightToLeft(before: number) {
  document.documentElement.dir = 'rtl';
  const after = sidewaysScroll();
  if (after > Math.max(before, 0)) throw new Error(`${after} px too wide from right to left`);
}

/**
 * Fails on violations of axe's rules in the theme that the story is shown in, and of contrast in the other theme, which
 * stays set. Only colours differ between themes.
 */
async function checkAccessibility({ test, config }: Accessibility, shown: string) {
  if (test === 'off') return;
  const changed = (config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }]);
  // Imported here, because only tests need axe; a page of documentation would load it for nothing.
  const { default: axe } = await import('axe-core');
  const other = shown === 'dark' ? 'light' : 'dark';
  axe.configure({ rules: contrastIn(other, axe as unknown as Internals) });
  const { violations } = await axe.run(document.body, {
    ...OPTIONS,
    // A component has no landmarks around it.
    rules: { region: { enabled: false }, ...Object.fromEntries(changed) },
  });
  const reports = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
  if (reports.length > 0) throw new Error(reports.join('\n\n'));
}

/** What axe has stored about an element in a run. */
interface VirtualNode {
  _stackingContext?: unknown;
  _cache: Record<string, unknown>;
  children: VirtualNode[];
}

/** The part of axe that its types do not name: the document as the run has read it. */
interface Internals {
  _tree: VirtualNode[];
}

/**
 * Rules for the contrast in another theme. They are the last of the same run, because a run of their own would read the
 * document and the positions of its elements a second time.
 */
function contrastIn(theme: string, axe: Internals): Rule[] {
  let isShown = false;
  const show = () => {
    if (!isShown) {
      isShown = true;
      document.documentElement.dataset['theme'] = theme;
      axe._tree.forEach(forgetStyles);
    }
    return false;
  };
  const help = `Elements must have enough contrast in the ${theme} theme`;
  const metadata = { help, description: help };
  return [
    { id: 'show-other-theme', matches: show, excludeHidden: false, metadata },
    {
      id: 'color-contrast-in-other-theme',
      matches: 'color-contrast-matches',
      excludeHidden: false,
      any: ['color-contrast'],
      metadata,
    },
  ];
}

function forgetStyles(element: VirtualNode): void {
  delete element._stackingContext;
  for (const key of Object.keys(element._cache))
    if (key === 'getBackgroundColor' || key.startsWith('computedStyle')) delete element._cache[key];
  element.children.forEach(forgetStyles);
}
