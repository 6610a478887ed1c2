import { expect, test } from 'vitest';
import { detectLanguage, type LanguageHints } from './detect.ts';

const none: LanguageHints = { query: null, stored: null, browser: [], html: '' };

test.each<[string, Partial<LanguageHints>, 'en' | 'it']>([
  ['[LANG-1] takes lang=it', { query: 'it', browser: ['en'] }, 'it'],
  ['[LANG-1] takes lang=en', { query: 'en', browser: ['it'] }, 'en'],
  ['[LANG-1] ignores lang=IT', { query: 'IT', browser: ['en'] }, 'en'],
  ['[LANG-1] ignores lang=it-IT', { query: 'it-IT', browser: ['en'] }, 'en'],
  ['[LANG-1] ignores an empty lang', { query: '', browser: ['it'] }, 'it'],
  ['[LANG-2] address before local storage', { query: 'en', stored: 'it' }, 'en'],
  ['[LANG-2] local storage before browser', { stored: 'it', browser: ['en'] }, 'it'],
  ['[LANG-2] browser before html tag', { browser: ['it'], html: 'en' }, 'it'],
  ['[LANG-2] html tag last', { html: 'it' }, 'it'],
  ['[LANG-2] cuts to the primary subtag', { browser: ['it-CH'] }, 'it'],
  ['[LANG-2] skips unsupported languages', { browser: ['de-DE', 'it-IT'] }, 'it'],
  ['[LANG-2] falls back to English', { stored: 'fr', browser: ['de'], html: 'es' }, 'en'],
])('%s', (_title, hints, expected) => {
  expect(detectLanguage({ ...none, ...hints })).toBe(expected);
});
