import { SPORT_IDS, SPORTS } from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui/venue-forms';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { chosenSide, combineEdits, sameEdit, withPart, withTyped } from './combineEdits.ts';
import { editOf, updateBody, type VenueEdit } from './editForm.ts';

const venue = exampleVenue();
const base = editOf(venue);
const typed = (fields: Partial<EditVenueFields>, from: VenueEdit = base): VenueEdit => ({
  ...from,
  fields: { ...from.fields, ...fields },
});
const [FOOTBALL, PADEL] = [SPORTS[0].id, SPORTS[1].id];
const STORED = base.fields.sportIds;
const [ADDED = '', OTHER = ''] = SPORT_IDS.filter((id) => !STORED.includes(id));

test.each<
  [
    title: string,
    mine: Partial<EditVenueFields>,
    theirs: Partial<EditVenueFields>,
    merged: Partial<EditVenueFields>,
    parts: string[],
    takenOver: string[],
  ]
>([
  ['nobody changed anything', {}, {}, {}, [], []],
  ['only I changed a field', { name: 'Mine' }, {}, { name: 'Mine' }, [], []],
  ['only they changed a field', {}, { phone: '1' }, { phone: '1' }, [], ['phone']],
  [
    'both changed different fields',
    { website: 'https://mine.example' },
    { name: 'Theirs', sportIds: [PADEL] },
    { website: 'https://mine.example', name: 'Theirs', sportIds: [PADEL] },
    [],
    ['name', 'sportIds'],
  ],
  ['both made the same change', { name: 'Same ' }, { name: 'Same' }, { name: 'Same ' }, [], []],
  [
    'both changed a field, and they another',
    { name: 'Mine' },
    { name: 'Theirs', phone: '1' },
    { name: 'Mine', phone: '1' },
    ['name'],
    ['phone'],
  ],
  ['they emptied what I changed', { phone: '2' }, { phone: '' }, { phone: '2' }, ['phone'], []],
  [
    'one half of the coordinates each',
    { latitude: '45' },
    { longitude: '9' },
    { latitude: '45' },
    ['coordinates'],
    [],
  ],
  [
    'the same number in other digits',
    { latitude: '45.50' },
    { latitude: '45.5' },
    { latitude: '45.50' },
    [],
    [],
  ],
  [
    'the same number with a decimal comma',
    { latitude: '45,5' },
    { latitude: '45.5' },
    { latitude: '45,5' },
    [],
    [],
  ],
  [
    'two parts of one address',
    { street: 'Via Mia' },
    { country: 'Spain', city: 'Madrid' },
    { street: 'Via Mia' },
    ['address'],
    [],
  ],
  [
    'the sports in another order',
    { sportIds: [PADEL, FOOTBALL] },
    { sportIds: [FOOTBALL, PADEL] },
    { sportIds: [PADEL, FOOTBALL] },
    [],
    [],
  ],
  [
    'each added a sport',
    { sportIds: [...STORED, ADDED] },
    { sportIds: [...STORED, OTHER] },
    { sportIds: [...STORED, ADDED, OTHER] },
    [],
    ['sportIds'],
  ],
  [
    'I added a sport, and they removed another',
    { sportIds: [...STORED, ADDED] },
    { sportIds: STORED.slice(1) },
    { sportIds: [...STORED.slice(1), ADDED] },
    [],
    ['sportIds'],
  ],
  [
    'I removed a sport, and they added another',
    { sportIds: STORED.slice(1) },
    { sportIds: [...STORED, OTHER] },
    { sportIds: [...STORED.slice(1), OTHER] },
    [],
    ['sportIds'],
  ],
  [
    'both removed a sport, and I added another',
    { sportIds: [...STORED.slice(1), ADDED] },
    { sportIds: STORED.slice(1) },
    { sportIds: [...STORED.slice(1), ADDED] },
    [],
    [],
  ],
])('merge: %s', (_title, mine, theirs, merged, parts, takenOver) => {
  const { edit, conflict } = combineEdits(base, typed(mine), typed(theirs));
  expect(edit.fields).toEqual({ ...base.fields, ...merged });
  expect(conflict.parts).toEqual(parts);
  expect(conflict.takenOver).toEqual(takenOver);
});

test('state and country code belong to the address that is chosen', () => {
  const theirVenue = exampleVenue({
    address: { country: 'Spain', countryCode: 'ES', state: 'Madrid', stateCode: 'MD' },
  });
  const theirs = editOf(theirVenue);
  const { edit, conflict } = combineEdits(base, typed({ street: 'Via Mia' }), theirs);
  const { country, countryCode, state, stateCode } = venue.venue.address;
  expect(updateBody(theirVenue, edit).address).toMatchObject({
    country,
    countryCode,
    state,
    stateCode,
    street: 'Via Mia',
  });
  const chosen = withPart(edit, 'address', conflict.theirs);
  expect(updateBody(theirVenue, chosen).address).toEqual(theirVenue.venue.address);
});

test('the same city typed by both is no conflict, though the state of one is stored', () => {
  const torino = { city: 'Torino', state: 'Piemonte', stateCode: 'TO' };
  const before = editOf(exampleVenue({ address: torino }));
  const mine = typed({ city: 'Ivrea' }, before);
  const theirVenue = exampleVenue({
    address: { ...torino, city: 'Ivrea', state: '', stateCode: '' },
  });
  const { edit, conflict } = combineEdits(before, mine, editOf(theirVenue));
  expect(conflict.parts).toEqual([]);
  expect(updateBody(theirVenue, edit).address).toEqual(theirVenue.venue.address);
});

const FORMATTED = 'Via Minzoni 4, Milano';
const before = editOf(exampleVenue({ address: { formattedAddress: FORMATTED } }));
const theirAddress = { street: 'Via Loro', formattedAddress: 'Via Loro 4, 20158 Milano, Italy' };

test.for([
  {
    title: 'that I did not write follows my street when it is saved over theirs',
    mine: { street: 'Via Mia' },
    formatted: theirAddress.formattedAddress,
  },
  {
    title: 'that I wrote is kept',
    mine: { street: 'Via Mia', formattedAddress: 'Via Mia, beside the church' },
    formatted: 'Via Mia, beside the church',
  },
])('a formatted address $title', ({ mine, formatted }) => {
  const first = combineEdits(before, typed(mine, before), typed(theirAddress, before));
  expect(first.conflict.parts).toEqual(['address']);
  expect(first.edit.fields).toMatchObject({ street: 'Via Mia', formattedAddress: formatted });

  // Also after their choice, when they save once more.
  const theirs = withPart(first.edit, 'address', first.conflict.theirs);
  const next = { street: 'Via Nuova', formattedAddress: 'Via Nuova 4, 20158 Milano, Italy' };
  const { conflict } = combineEdits(
    first.conflict.theirs,
    theirs,
    typed(next, theirs),
    first.conflict,
  );
  const isWritten = formatted === mine.formattedAddress;
  expect(conflict.mine.fields).toMatchObject({
    street: 'Via Mia',
    formattedAddress: isWritten ? formatted : next.formattedAddress,
  });
});

test('the same street typed by both is no conflict, though theirs is formatted already', () => {
  const mine = typed({ street: theirAddress.street }, before);
  const { conflict } = combineEdits(before, mine, typed(theirAddress, before));
  expect(conflict.parts).toEqual([]);
});

test('what is typed after a choice is mine, and theirs stays to be chosen', () => {
  const merged = combineEdits(base, typed({ name: 'Mine' }), typed({ name: 'Theirs' }));
  expect(chosenSide('name', merged.edit, merged.conflict)).toBe('mine');
  const theirs = withPart(merged.edit, 'name', merged.conflict.theirs);
  expect(chosenSide('name', theirs, merged.conflict)).toBe('theirs');
  const again = typed({ name: 'Mine, better' }, theirs);
  const conflict = withTyped(merged.conflict, again);
  expect(chosenSide('name', again, conflict)).toBe('mine');
  expect(conflict.mine.fields.name).toBe('Mine, better');
  expect(conflict.theirs.fields.name).toBe('Theirs');
  // A text that is the same as theirs does not replace mine.
  expect(withTyped(conflict, theirs).mine.fields.name).toBe('Mine, better');
});

/** Merges what they save next into a form that has a conflict, with nothing saved in between. */
const again = (
  { edit, conflict }: ReturnType<typeof combineEdits>,
  next: Partial<EditVenueFields>,
  now = edit,
) => combineEdits(conflict.theirs, now, typed(next, conflict.theirs), conflict);

test('a second conflict takes over what only they changed', () => {
  const first = combineEdits(base, typed({ name: 'Mine' }), typed({ name: 'Theirs', phone: '1' }));
  const second = again(first, { phone: '2' });
  expect(second.edit.fields).toMatchObject({ name: 'Mine', phone: '2' });
  expect(second.conflict.takenOver).toEqual(['phone']);
});

test('a second conflict offers the choices of the first again, with the chosen sides', () => {
  const first = combineEdits(base, typed({ name: 'Mine' }), typed({ name: 'Theirs' }));
  for (const next of [{}, { phone: '2' }, { name: 'Theirs again' }]) {
    const { conflict, edit } = again(first, next);
    expect(conflict.parts).toEqual(['name']);
    expect(chosenSide('name', edit, conflict)).toBe('mine');
    expect(conflict.theirs.fields.name).toBe(next.name ?? 'Theirs');

    const chosen = again(first, next, withPart(first.edit, 'name', first.conflict.theirs));
    expect(chosen.conflict.parts).toEqual(['name']);
    expect(chosenSide('name', chosen.edit, chosen.conflict)).toBe('theirs');
    expect(chosen.conflict.mine.fields.name).toBe('Mine');
  }
  expect(again(first, { name: 'Mine' }).conflict.parts).toEqual([]);
});

test('a second conflict names the parts that the first has taken over', () => {
  const first = combineEdits(base, typed({ name: 'Mine' }), typed({ phone: '1' }));
  expect(again(first, {}).conflict.takenOver).toEqual(['phone']);
  const second = again(first, { phone: '2' }, typed({ phone: '3' }, first.edit));
  expect(second.conflict).toMatchObject({ parts: ['phone'], takenOver: [] });
});

test('an edit is the same in other digits and another order', () => {
  expect(sameEdit(base, typed({ latitude: `${base.fields.latitude}0` }))).toBe(true);
  expect(sameEdit(base, typed({ name: 'Mine' }))).toBe(false);
});

test.each<[Partial<EditVenueFields>, Partial<EditVenueFields>]>([
  [{ postalCode: '184' }, { postalCode: '00184' }],
  [{ number: '7' }, { number: '07' }],
  [{ phone: '390451234' }, { phone: '+390451234' }],
  [{ name: '1' }, { name: '1.0' }],
])('%o and %o are different edits and conflict', (mine, theirs) => {
  expect(sameEdit(typed(mine), typed(theirs))).toBe(false);
  const { edit, conflict } = combineEdits(base, typed(mine), typed(theirs));
  expect(edit).toEqual(typed(mine));
  expect(conflict.parts).toHaveLength(1);
});
