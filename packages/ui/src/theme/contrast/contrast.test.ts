import { expect, test } from 'vitest';
import { dark } from '../dark.ts';
import { light } from '../light.ts';
import { contrast } from './contrast.ts';
import { contrastFaults } from './pairs.ts';

test.each(Object.entries({ light, dark }))(
  '%s: words read at 4.5:1, and controls stand out at 3:1',
  (name, theme) => expect(contrastFaults(`theme/${name}.ts`, theme.color)).toEqual([]),
);

test('names the pair of a theme that is too close', () => {
  const pale = { ...light.color, textMuted: '#8A97AB' };
  expect(contrastFaults('theme/pale.ts', pale)).toContain(
    'theme/pale.ts: textMuted on card has a contrast of 2.96:1 and needs 4.5:1.',
  );
});

test('contrast agrees with the reference values of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
