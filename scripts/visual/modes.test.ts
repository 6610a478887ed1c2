import { expect, test } from 'vitest';
import { modesOf, setModes } from '../../.storybook/modes.ts';

const EVERY_SIDE = [
  'en light 360',
  'en light 1440',
  'en dark 360',
  'en dark 1440',
  'it light 360',
  'it light 1440',
  'it dark 360',
  'it dark 1440',
];

test('a matrix and a screen are captured from every side, any other story once', () => {
  expect(Object.keys(modesOf('Matrix', 'Primitives/Button'))).toEqual(EVERY_SIDE);
  expect(Object.keys(modesOf('Empty', 'Screens/Review'))).toEqual(EVERY_SIDE);
  expect(modesOf('Loading', 'Primitives/Button')).toEqual({
    'en light 1440': { language: 'en', theme: 'light', viewport: 1440 },
  });
});

test('what a story fixes is not varied', () => {
  const fixed = { language: 'it', viewport: { value: 'phone' } } as const;
  expect(Object.keys(modesOf('Many', 'Screens/Review', fixed))).toEqual([
    'it light 360',
    'it dark 360',
  ]);
  expect(Object.keys(modesOf('OnAPhone', 'Venue/VenueCard', fixed))).toEqual(['it light 360']);
});

test('every story of a file gets its modes, beside its other settings for Chromatic', () => {
  const own = { 'in print': { viewport: 800 } };
  const file = {
    default: { title: 'Screens/Sign-in', globals: { theme: 'dark' } },
    Empty: { parameters: { layout: 'centered' } },
    OnPaper: { parameters: { chromatic: { modes: own } } },
    helper: () => undefined,
  };
  setModes(file);
  expect(file.Empty.parameters).toMatchObject({
    layout: 'centered',
    chromatic: { modes: modesOf('Empty', 'Screens/Sign-in', { theme: 'dark' }) },
  });
  expect(file.OnPaper.parameters.chromatic.modes).toEqual(own);
});
