import { expect, test } from 'vitest';
import { BUDGET, FORM, REVIEW } from '../bench/budget.ts';
import { weighComponents } from '../bench/sizes.ts';

test('a button costs what a button may', async () => {
  const { js, css } = await weighComponents('Button');
  expect(js).toBeLessThanOrEqual(BUDGET.button.js);
  // A button loads its own styles, not those of the whole design system.
  expect(css).toBeGreaterThan(100);
  expect(css).toBeLessThan(BUDGET.form.css / 2);
});

test('what every form is made of stays within its budget', async () => {
  const { js, css } = await weighComponents(...FORM);
  expect(js).toBeLessThanOrEqual(BUDGET.form.js);
  expect(css).toBeLessThanOrEqual(BUDGET.form.css);
});

test.each([
  ['without filters and dialogs', REVIEW.shown, BUDGET.review.shown],
  ['with all of them', [...REVIEW.shown, ...REVIEW.opened], BUDGET.review.all],
])('a review screen stays within its budget %s', async (_which, components, budget) => {
  const { js, css } = await weighComponents(...components);
  expect(js).toBeLessThanOrEqual(budget.js);
  expect(css).toBeLessThanOrEqual(budget.css);
});
