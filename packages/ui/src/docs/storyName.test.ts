import { expect, test } from 'vitest';
import { storyName } from './storyName.ts';

test.each([
  ['[REV-1] [REV-12] cards', 'Cards'],
  ['cards [REV-1]', 'Cards [REV-1]'],
  ['Matrix', 'Matrix'],
  ['Without Keyboard', 'Without keyboard'],
  ['in Italian, Enter confirms', 'In Italian, Enter confirms'],
])('“%s” is shown as “%s”', (name, shown) => {
  expect(storyName(name)).toBe(shown);
});
