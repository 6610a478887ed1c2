import { expect, test } from 'vitest';
import { exampleFactsWarning } from './exampleFacts.ts';

test('warns of an example company until its facts are real', () => {
  const company = 'Example S.r.l.';
  expect(exampleFactsWarning({ isExample: true, company })).toContain(company);
  expect(exampleFactsWarning({ isExample: false, company })).toBeUndefined();
});
