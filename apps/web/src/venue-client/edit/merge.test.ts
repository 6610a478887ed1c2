import { SPORTS } from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { editOf, updateBody, type VenueEdit } from './editForm.ts';
import { chosenSide, mergeEdits, sameEdit, withPart, withTyped } from './merge.ts';

const venue = exampleVenue();
const base = editOf(venue);
const typed = (fields: Partial<EditVenueFields>, from: VenueEdit = base): VenueEdit => ({
  ...from,
  fields: { ...from.fields, ...fields },
});
const [FOOTBALL, PADEL] = [SPORTS[0].id, SPORTS[1].id];

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
])('[EDIT-2] merge: %s', (_title, mine, theirs, merged, parts, takenOver) => {
  const { edit, conflict } = mergeEdits(base, typed(mine), typed(theirs));
  expect(edit.fields).toEqual({ ...base.fields, ...merged });
  expect(conflict.parts).toEqual(parts);
  expect(conflict.takenOver).toEqual(takenOver);
});

test('[EDIT-2] state and country code belong to the address that is chosen', () => {
  const theirVenue = exampleVenue({
    address: { country: 'Spain', countryCode: 'ES', state: 'Madrid', stateCode: 'MD' },
  });
  const theirs = editOf(theirVenue);
  const { edit, conflict } = mergeEdits(base, typed({ street: 'Via Mia' }), theirs);
  const { country, countryCode, state, stateCode } = venue.venue.address;
  expect(updateBody(theirVenue, edit).address).toMatchObject({
    ...{ country, countryCode, state, stateCode },
    street: 'Via Mia',
  });
  const chosen = withPart(edit, 'address', conflict.theirs);
  expect(updateBody(theirVenue, chosen).address).toEqual(theirVenue.venue.address);
});

test('[EDIT-2] what is typed after a choice is mine, and theirs stays to be chosen', () => {
  const merged = mergeEdits(base, typed({ name: 'Mine' }), typed({ name: 'Theirs' }));
  expect(chosenSide('name', merged.edit, merged.conflict)).toBe('mine');
  const theirs = withPart(merged.edit, 'name', merged.conflict.theirs);
  expect(chosenSide('name', theirs, merged.conflict)).toBe('theirs');
  const again = typed({ name: 'Mine, better' }, theirs);
  const conflict = withTyped(merged.conflict, again);
  expect(chosenSide('name', again, conflict)).toBe('mine');
  expect(conflict.mine.fields.name).toBe('Mine, better');
  expect(conflict.theirs.fields.name).toBe('Theirs');
  // Typing theirs keeps mine.
  expect(withTyped(conflict, theirs).mine.fields.name).toBe('Mine, better');
});

test('[EDIT-2] a second conflict merges what was chosen in the first', () => {
  const first = mergeEdits(base, typed({ name: 'Mine' }), typed({ name: 'Theirs', phone: '1' }));
  const second = mergeEdits(
    first.conflict.theirs,
    first.edit,
    typed({ phone: '2' }, first.conflict.theirs),
  );
  expect(second.edit.fields).toMatchObject({ name: 'Mine', phone: '2' });
  expect(second.conflict.parts).toEqual([]);
  expect(second.conflict.takenOver).toEqual(['phone']);
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
])('[EDIT-2] %o and %o are different edits and conflict', (mine, theirs) => {
  expect(sameEdit(typed(mine), typed(theirs))).toBe(false);
  const { edit, conflict } = mergeEdits(base, typed(mine), typed(theirs));
  expect(edit).toEqual(typed(mine));
  expect(conflict.parts).toHaveLength(1);
});
