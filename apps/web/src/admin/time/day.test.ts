import { afterEach, expect, test, vi } from 'vitest';
import { dayBefore } from './day.ts';

afterEach(() => vi.unstubAllEnvs());

test('[DASH-6] the day before is found after a day of 23 hours too', () => {
  vi.stubEnv('TZ', 'Europe/Rome');
  expect(dayBefore(new Date('2026-03-30T00:30'))).toBe('2026-03-29');
  expect(dayBefore(new Date('2026-01-01T12:00'))).toBe('2025-12-31');
});
