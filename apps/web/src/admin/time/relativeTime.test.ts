import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.ts';

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
