import { expect, test } from 'vitest';
import { withLanguage } from './address.ts';

test.each([
  ['/', '/?lang=it'],
  ['/#features', '/?lang=it#features'],
  ['#features', '?lang=it#features'],
  ['/admin/venues?status=approved&lang=en', '/admin/venues?status=approved&lang=it'],
  ['/privacy?lang=en&lang=de#a?b', '/privacy?lang=it#a?b'],
])('%s in Italian is %s', (href, italian) => {
  expect(withLanguage(href, 'it')).toBe(italian);
});
