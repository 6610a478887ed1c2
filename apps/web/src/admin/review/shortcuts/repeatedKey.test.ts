import { expect, test } from 'vitest';
import { createRepeatedKey } from './repeatedKey.ts';

const press = (key: string, timeStamp: number, repeat = false) => ({ key, timeStamp, repeat });

test('a key that is held, or pressed again at once, belongs to the press that acted', () => {
  const keys = createRepeatedKey();
  keys.acted(press('e', 1000));
  expect(keys.isAgain(press('e', 1200))).toBe(true);
  expect(keys.isAgain(press('e', 1500, true))).toBe(true);
  expect(keys.isAgain(press('e', 9000, true))).toBe(true);
});

test('a key that is pressed again later, or after another one, is typed', () => {
  const keys = createRepeatedKey();
  keys.acted(press('e', 1000));
  expect(keys.isAgain(press('e', 1400))).toBe(false);
  expect(keys.isAgain(press('e', 1450, true))).toBe(false);
  keys.acted(press('e', 2000));
  expect(keys.isAgain(press('f', 2050))).toBe(false);
  expect(keys.isAgain(press('e', 2100))).toBe(false);
});

test('an event without a key, as autofill sends it, is no press', () => {
  const keys = createRepeatedKey();
  // @ts-expect-error The browser says nothing about what it types.
  const autofill: Parameters<typeof keys.isAgain>[0] = { timeStamp: 1000 };
  expect(keys.isAgain(autofill)).toBe(false);
});
