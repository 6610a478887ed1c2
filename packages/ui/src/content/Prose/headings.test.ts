import { expect, test } from 'vitest';
import { headingsOf } from './headings.ts';

test('an id in a heading replaces the one made of its words, and is not part of them', () => {
  const markdown =
    '# Levels {#title}\n\n## The **six** bands {#bands}\n\n## Points\n\n## `{#code}`';
  expect(headingsOf(markdown, { idPrefix: 'levels-' })).toEqual([
    { id: 'levels-title', text: 'Levels', level: 1 },
    { id: 'levels-bands', text: 'The six bands', level: 2 },
    { id: 'levels-points', text: 'Points', level: 2 },
    { id: 'levels-code', text: '{#code}', level: 2 },
  ]);
});

test('the ids are those of a document without its title, if Prose omits it', () => {
  expect(headingsOf('# Points\n\n## Points', { title: 'omitted' })).toEqual([
    { id: 'points', text: 'Points', level: 2 },
  ]);
});
