import { expect, test } from 'vitest';
import { inlineJson } from './inlineJson.ts';

test('a text ends no script element, and is read as it was', () => {
  const value = { description: 'a </script><!-- b' };
  expect(inlineJson(value)).not.toContain('<');
  expect(JSON.parse(inlineJson(value))).toEqual(value);
});
