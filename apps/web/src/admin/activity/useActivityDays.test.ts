import type { Activity } from '@campetto/contract';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ACTIVITIES } from '../../testing/handlers.ts';
import { useActivityDays } from './useActivityDays.ts';

const record = (id: string, actor = 'anna.rossi@campetto.example'): Activity => ({
  ...(ACTIVITIES[0] as Activity),
  id,
  actor,
});

const Wrapper = ({ children }: { children: ReactNode }) =>
  createElement(I18nProvider, { i18n }, children);

function present() {
  const { result } = renderHook(() => useActivityDays(new Set()), { wrapper: Wrapper });
  return (...records: Activity[]) =>
    result.current(records).flatMap(({ items }) => items.map(({ id }) => id));
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test('[DASH-6] a series stays the same line when newer and earlier records join it', () => {
  const idsOf = present();
  const [line] = idsOf(record('4'), record('3'));
  expect(line).toBeDefined();
  expect(idsOf(record('5'), record('4'), record('3'))).toEqual([line]);
  expect(idsOf(record('5'), record('4'), record('3'), record('2'))).toEqual([line]);
  // The oldest is on the next page by now.
  expect(idsOf(record('6'), record('5'), record('4'))).toEqual([line]);
});

test('[DASH-6] series that were one line under a filter are lines of their own', () => {
  const idsOf = present();
  const other = record('3', 'zoe@campetto.app');
  const records = [record('5'), record('4'), other, record('2'), record('1')];
  const before = idsOf(...records);
  expect(new Set(before).size).toBe(3);
  expect(before).toContain(idsOf(...records.filter((one) => one !== other))[0]);
  expect(idsOf(...records)).toEqual(before);
});
