import { afterEach, expect, test, vi } from 'vitest';
import { relativeTime } from './relativeTime.ts';

afterEach(() => vi.unstubAllEnvs());

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  [-30, 'now', 'ora'],
  [0, 'now', 'ora'],
  [59, 'now', 'ora'],
  [60, '1 minute ago', '1 minuto fa'],
  [7199, '1 hour ago', '1 ora fa'],
  [7200, '2 hours ago', '2 ore fa'],
  [86_400, 'yesterday', 'ieri'],
  [12 * 86_400, '12 days ago', '12 giorni fa'],
])('[DASH-6] %d seconds ago', (seconds, english, italian) => {
  const at = new Date(now.getTime() - seconds * 1000);
  expect(relativeTime('en', at, now)).toBe(english);
  expect(relativeTime('it', at, now)).toBe(italian);
});

test.each([
  ['2026-11-19T11:00', 'yesterday', 'ieri'],
  ['2026-11-19T00:30', 'yesterday', 'ieri'],
  ['2026-11-18T13:00', '2 days ago', 'l’altro ieri'],
  ['2026-10-18T23:30', '33 days ago', '33 giorni fa'],
])(
  '[DASH-6] at noon of 20 November, %s was %s, as the headings have it',
  (at, english, italian) => {
    vi.stubEnv('TZ', 'Europe/Rome');
    const noon = new Date('2026-11-20T12:00');
    expect(relativeTime('en', new Date(at), noon)).toBe(english);
    expect(relativeTime('it', new Date(at), noon)).toBe(italian);
  },
);

test('[DASH-6] hours until a day has passed, also after midnight', () => {
  vi.stubEnv('TZ', 'Europe/Rome');
  const at = new Date('2026-11-19T22:00');
  expect(relativeTime('en', at, new Date('2026-11-20T07:00'))).toBe('9 hours ago');
});

test('[DASH-6] a day of 25 hours is still today at its end', () => {
  vi.stubEnv('TZ', 'Europe/Rome');
  const at = new Date('2026-10-25T00:10');
  expect(relativeTime('en', at, new Date('2026-10-25T23:50'))).toBe('today');
});
