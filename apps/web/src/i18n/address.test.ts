import { expect, test } from 'vitest';
import { alternatesOf, withLanguage } from './address.ts';

test.each([
  ['/', '/?lang=it'],
  ['/#features', '/?lang=it#features'],
  ['#features', '?lang=it#features'],
  ['/admin/venues?status=approved&lang=en', '/admin/venues?status=approved&lang=it'],
  ['/privacy?lang=en&lang=de#a?b', '/privacy?lang=it#a?b'],
])('%s in Italian is %s', (href, italian) => {
  expect(withLanguage(href, 'it')).toBe(italian);
});

test('a page is offered in each language, and without one', () => {
  expect(alternatesOf('https://example.org/privacy')).toEqual([
    { hreflang: 'x-default', href: 'https://example.org/privacy' },
    { hreflang: 'en', href: 'https://example.org/privacy?lang=en' },
    { hreflang: 'it', href: 'https://example.org/privacy?lang=it' },
  ]);
});
