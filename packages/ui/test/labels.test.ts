import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, test } from 'vitest';

const installed = join(inject('consumerApp'), 'node_modules/@campetto/ui');

type Labels = Record<string, unknown>;

async function labelsOf(language: string): Promise<Labels> {
  const file = pathToFileURL(join(installed, `labels/${language}.js`));
  return (await import(file.href)).labels;
}

const ARGUMENTS = [3, 'padel'];

/** Every text by its path; a text that counts something is read for three. */
function textsOf(labels: unknown, path = ''): [place: string, text: unknown][] {
  if (typeof labels === 'function') return textsOf(labels(...ARGUMENTS), path);
  if (typeof labels !== 'object' || labels === null) return [[path, labels]];
  return Object.entries(labels).flatMap(([name, value]) => textsOf(value, `${path}.${name}`));
}

// That every component has its labels, all of them, is checked by the compiler: `PRESETS` in build/labels/presets.ts.
describe.each(['en', 'it'])('the labels in %s', (language) => {
  test('say something', async () => {
    const texts = textsOf(await labelsOf(language));
    expect(texts.length).toBeGreaterThan(200);
    for (const [place, text] of texts) expect(text, place).toEqual(expect.stringMatching(/\S/));
  });

  test('have the same shape in every language', async () => {
    const [here, english] = [await labelsOf(language), await labelsOf('en')];
    const places = (labels: Labels) => textsOf(labels).map(([place]) => place);
    expect(places(here)).toEqual(places(english));
  });
});

test('the languages share no text but what is the same word in both', async () => {
  const italian = new Map(textsOf(await labelsOf('it')));
  // A text that is missing from the catalogues is replaced by its id, in both languages.
  const shared = textsOf(await labelsOf('en')).filter(
    ([place, text]) => italian.get(place) === text,
  );
  expect([...new Set(shared.map(([, text]) => text))].sort()).toEqual([
    'CSV',
    'Email',
    'Formula',
    'GeoJSON',
    'Menu',
    'NDJSON',
    'Password',
    'Sport',
    '© OpenStreetMap contributors',
  ]);
});

test('the Italian labels are Italian, with their plurals', async () => {
  const labels = await labelsOf('it');
  expect(labels).toMatchObject({
    EditVenueDialog: { save: 'Salva modifiche' },
    ConfirmDialog: { discard: { cancel: 'Annulla' } },
  });
  const selection = labels['SelectionBar'] as (count: number) => { selected: string };
  expect(selection(1).selected).toMatch(/^1 struttura /);
  expect(selection(1229).selected).toMatch(/^1229 strutture |^1\.229 strutture /);
});
