import { CREATION_RULES } from '@campetto/contract';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_ADDRESS, exampleVenue, FULL_DRAFT } from '../../testing/exampleVenue.ts';
import { nextAttempt } from '../changes/attempt.ts';
import { creationOf, draftErrorOf, updateOfCreated } from './creation.ts';
import { EMPTY_DRAFT, type VenueDraft, withAddress } from './draft.ts';

test('[ADD-6] from an empty draft on, one rule at a time in the order of the specification', () => {
  let draft = EMPTY_DRAFT;
  for (const { key, field } of CREATION_RULES) {
    expect(draftErrorOf(draft)).toEqual({ field, rule: key });
    if (field === 'name' || field === 'sportIds') draft = { ...draft, [field]: FULL_DRAFT[field] };
    else draft = withAddress(draft, { ...draft.address, [field]: EXAMPLE_ADDRESS[field] });
  }
  expect(draftErrorOf(draft)).toBeUndefined();
});

test.each<[string, Partial<VenueDraft>, object]>([
  ['a name of spaces', { name: ' \t' }, { field: 'name', rule: 'nameRequired' }],
  ['a name without end', { name: 'x'.repeat(201) }, { field: 'name', rule: 'tooLong', max: 200 }],
  ['a hidden name', { name: '\u200E' }, { field: 'name', rule: 'unsafe' }],
  [
    'a country code that is none',
    { address: { ...EXAMPLE_ADDRESS, countryCode: 'ITA' } },
    { field: 'countryCode', rule: 'countryCode' },
  ],
  [
    'a phone number and another one',
    { phone: '045 8001234 / 333 1234567' },
    { field: 'phone', rule: 'manyPhones' },
  ],
  [
    'a house number without end',
    { address: { ...EXAMPLE_ADDRESS, number: '1'.repeat(21) } },
    { field: 'number', rule: 'tooLong', max: 20 },
  ],
])('[ADD-6] %s is a validation error before the request', (_title, change, error) => {
  expect(draftErrorOf({ ...FULL_DRAFT, ...change })).toEqual(error);
});

test('[ADD-6] a name with a tab, as between the cells of a table, can be sent', () => {
  expect(draftErrorOf({ ...FULL_DRAFT, name: 'Padel\tClub' })).toBeUndefined();
});

test.each([
  ['045 000-0000', '+39', '+390450000000'],
  ['(06) 1', '+351', '+351061'],
  ['ext.', '+39', undefined],
  ['', '+39', undefined],
] as const)('[ADD-7] %s under %s is sent as %s', (phone, dialCode, sent) => {
  const { sportsVenue } = creationOf({ ...FULL_DRAFT, phone, dialCode });
  expect(sportsVenue.phoneNumber).toBe(sent);
  expect('phoneNumber' in sportsVenue).toBe(sent !== undefined);
});

test.each([
  ['', 0],
  ['north', 0],
  ['45,5', 45.5],
  ['-12.25', -12.25],
])('a latitude of %s is sent as %d', (latitude, sent) => {
  expect(
    creationOf({ ...FULL_DRAFT, address: { ...EXAMPLE_ADDRESS, latitude } }).address.latitude,
  ).toBe(sent);
});

test('a country code is sent in capitals', () => {
  const draft = { ...FULL_DRAFT, address: { ...EXAMPLE_ADDRESS, countryCode: ' it ' } };
  expect(draftErrorOf(draft)).toBeUndefined();
  expect(creationOf(draft).address.countryCode).toBe('IT');
});

describe('the update of a venue that an attempt has created', () => {
  const attempt = nextAttempt(undefined, creationOf(FULL_DRAFT));
  const draft = { ...FULL_DRAFT, attempt, name: 'Renamed', phone: '' };
  const created = exampleVenue({ address: { street: 'Of the venue' } });

  test('it gets all that is typed', () => {
    const body = updateOfCreated({ ...created, version: 1 }, draft);
    expect(body.sportsVenue).toMatchObject({ name: 'Renamed', phoneNumber: null });
    expect(body.address.street).toBe(FULL_DRAFT.address.street);
    expect(body.metadata).toBeUndefined();
  });

  test('what somebody has changed since, and nobody in the form, stays', () => {
    const body = updateOfCreated({ ...created, version: 2 }, draft);
    expect(body.sportsVenue).toMatchObject({ name: 'Renamed', phoneNumber: null });
    expect(body.address.street).toBe('Of the venue');
  });
});
