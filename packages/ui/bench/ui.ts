import { basename, dirname } from 'node:path';
import { BUDGET, FORM } from './budget.ts';
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

const missed =
  button.js > BUDGET.button.js || form.js > BUDGET.form.js || form.css > BUDGET.form.css;
if (missed) {
  console.error('\nA budget is missed.');
  process.exitCode = 1;
}
