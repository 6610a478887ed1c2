import { basename, dirname } from 'node:path';
import { BUDGET, FORM, REVIEW } from './budget.ts';
import {
  components,
  type Weight,
  weighComponents,
  weighModule,
  weighReact,
  weighTheme,
} from './sizes.ts';

// What each component adds to an app's bundle: `pnpm bench ui`.

await import('../build/build.ts');

/** The shell may have set another value, for which React has a slow build. */
process.env['NODE_ENV'] = 'production';

const kb = (bytes: number) => (bytes / 1000).toFixed(2);
const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const names = components();
const react = await weighReact();

console.log(`\nReact and React DOM: ${kb(react.js)} KB. All in KB (1,000 bytes), after Brotli.\n`);
row('together', 'JS', 'CSS', 'budget');
row('---', '---', '---', '---');
const button = await weighComponents('Button');
const form = await weighComponents(...FORM);
row('Button alone', kb(button.js), kb(button.css), `JS ${kb(BUDGET.button.js)}`);
row(
  FORM.join(', '),
  kb(form.js),
  kb(form.css),
  `JS ${kb(BUDGET.form.js)}, CSS ${kb(BUDGET.form.css)}`,
);
const theme = await weighTheme();
row('the theme', kb(theme.js), kb(theme.css), '');
const all = await weighComponents(...names.map((name) => basename(name)));
row(`all ${names.length} components`, kb(all.js), kb(all.css), '');

const shown = await weighComponents(...REVIEW.shown);
const parts = [...REVIEW.shown, ...REVIEW.opened];
const review = await weighComponents(...parts);
const screens = [
  ['without filters and dialogs', shown, BUDGET.review.shown],
  ['with all of them', review, BUDGET.review.all],
] as const;

console.log('');
row('a review screen', 'JS', 'CSS', 'with React and theme', 'budget');
row('---', '---', '---', '---', '---');
for (const [name, { js, css }, budget] of screens) {
  const total = kb(react.js + theme.css + js + css);
  row(name, kb(js), kb(css), total, `JS ${kb(budget.js)}, CSS ${kb(budget.css)}`);
}

console.log('');
row('part of the screen', 'JS that it adds to the others', 'CSS');
row('---', '---', '---');
for (const name of parts) {
  const others = await weighComponents(...parts.filter((other) => other !== name));
  row(name, kb(review.js - others.js), kb(review.css - others.css));
}

console.log('');
row('over a bare primitive', 'JS', 'the primitive', ': primitive');
row('---', '---', '---', '---');
for (const name of ['Checkbox', 'Dialog', 'Select']) {
  const { js } = await weighComponents(name);
  const bare = await weighModule(`@radix-ui/react-${name.toLowerCase()}`);
  row(name, kb(js), kb(bare.js), (js / bare.js).toFixed(2));
}

console.log('');
row('component', 'of', 'JS', 'CSS', ': React');
row('---', '---', '---', '---', '---');
for (const name of names) {
  const { js, css }: Weight = await weighComponents(basename(name));
  row(basename(name), dirname(name), kb(js), kb(css), (js / react.js).toFixed(3));
}

const isOver = (weight: Weight, budget: { js: number; css?: number }) =>
  weight.js > budget.js || weight.css > (budget.css ?? Infinity);
const missed =
  isOver(button, BUDGET.button) ||
  isOver(form, BUDGET.form) ||
  screens.some(([, weight, budget]) => isOver(weight, budget));
if (missed) {
  console.error('\nA budget is missed.');
  process.exitCode = 1;
}
