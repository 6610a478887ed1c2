import { countryCodeOf, SPORTS } from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui/venue-forms';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { RequestError } from '../requests/requestError.ts';
import {
  addressOf,
  editOf,
  fieldErrorsOf,
  planSave,
  refusedFields,
  updateBody,
  withAddress,
  withFix,
} from './editForm.ts';

const venue = exampleVenue();
const opened = editOf(venue);
const typed = (change: Partial<EditVenueFields>) => ({
  ...opened,
  fields: { ...opened.fields, ...change },
});
const withFields = (change: Partial<EditVenueFields>) => updateBody(venue, typed(change));

test('[EDIT-1] an untouched form sends what is stored', () => {
  const stored = exampleVenue({ sportsVenue: { isVerified: true } });
  const body = updateBody(stored, editOf(stored));
  expect(body.sportsVenue).toEqual(stored.venue.sportsVenue);
  expect(body.address).toEqual(stored.venue.address);
  expect(body.metadata).toEqual({ website: stored.metadata.website });
  expect(fieldErrorsOf(body)).toEqual({});
});

test.each<[string, Partial<EditVenueFields>, object]>([
  ['no name', { name: '  ' }, { name: 'required' }],
  ['a website that is none', { website: 'campo sportivo' }, { website: 'website' }],
  ['a website without scheme', { website: 'www.example.org' }, {}],
  ['two websites', { website: 'https://a.example b.example' }, { website: 'website' }],
  ['an empty website', { website: ' ' }, {}],
  ['a name without end', { name: 'x'.repeat(300) }, { name: { max: 200 } }],
  ['a control character', { city: 'Mil\u0000ano' }, { city: 'unsafe' }],
  ['several at once', { name: '', website: 'x' }, { name: 'required', website: 'website' }],
])('[EDIT-1] %s', (_title, change, fieldErrors) => {
  expect(fieldErrorsOf(withFields(change))).toEqual(fieldErrors);
});

test('[EDIT-1] a typed website is completed, a typed phone number cleaned, a stored one is left', () => {
  const body = withFields({ website: 'www.example.org', phone: 'tel:0039045800' });
  expect(body.metadata?.website).toBe('https://www.example.org');
  expect(body.sportsVenue.phoneNumber).toBe('+39045800');
  const stored = exampleVenue({ sportsVenue: { phoneNumber: '0039 045 800' } });
  expect(updateBody(stored, editOf(stored)).sportsVenue.phoneNumber).toBe('0039 045 800');
});

test.each([
  ['address.state', 'city'],
  ['address.stateCode', 'city'],
  ['address.countryCode', 'country'],
])('[EDIT-1] an error of %s, which is not in the form, is shown at the %s', (path, field) => {
  const errors = [{ path, message: 'is refused' }];
  const problem = { type: 'about:blank', title: '', status: 422, requestId: '1', errors };
  expect(refusedFields(new RequestError('invalid', { problem }))).toEqual({ [field]: 'place' });
  const [, name = ''] = path.split('.');
  const place = { ...opened.place, [name]: 'x\u0007'.repeat(60) };
  expect(fieldErrorsOf(updateBody(venue, { ...opened, place }))).toEqual({ [field]: 'place' });
});

test('[EDIT-1] a coordinate that is no number becomes 0', () => {
  expect(withFields({ latitude: 'north', longitude: '9,5' }).address).toMatchObject({
    latitude: 0,
    longitude: 9.5,
  });
});

test('[EDIT-1] sports are sent in the order of the catalogue', () => {
  const ids = [SPORTS[4].id, SPORTS[0].id];
  expect(withFields({ sportIds: ids }).sportsVenue.sportIds).toEqual([SPORTS[0].id, SPORTS[4].id]);
});

test.each([
  ['Italia', 'IT'],
  ['Spain', 'ES'],
  ['España', 'ES'],
  ['germania', 'DE'],
  ['UK', 'GB'],
  ['Regno Unito', 'GB'],
  ['nl', 'NL'],
  ['Atlantis', ''],
  ['', ''],
])('the country %s has the code %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
  expect(withFields({ country: `${name} ` }).address.countryCode).toBe(code);
});

const TORINO = { city: 'Torino', state: 'Piemonte', stateCode: 'TO' };
const NO_STATE = { state: '', stateCode: '' };

test.each<[string, Partial<EditVenueFields>, object]>([
  ['another city', { city: 'Ivrea' }, NO_STATE],
  ['another country', { country: 'Slovenia' }, NO_STATE],
  ['a city whose state is known', { city: 'Lyon', country: 'France' }, { stateCode: 'ARA' }],
  ['the same city in other letters', { city: 'TORINO ' }, TORINO],
  ['another name of the country', { country: 'Italia' }, TORINO],
  ['another street', { street: 'Via Po' }, TORINO],
])('[EDIT-1] after an edit to %s the state is right or empty (D50)', (_title, change, expected) => {
  const stored = exampleVenue({ address: TORINO });
  const edit = editOf(stored);
  const { address } = updateBody(stored, { ...edit, fields: { ...edit.fields, ...change } });
  expect(address).toMatchObject({ ...expected, ...('city' in change && { city: change.city }) });
});

test('[EDIT-1] a city that was empty, and a found address, contradict no state', () => {
  const stored = exampleVenue({ address: { ...TORINO, city: '' } });
  const edit = editOf(stored);
  const completed = { ...edit, fields: { ...edit.fields, city: 'Ivrea' } };
  expect(updateBody(stored, completed).address.state).toBe('Piemonte');
  const found = { ...addressOf(edit), city: 'Aosta', state: 'Valle d’Aosta', stateCode: 'AO' };
  const { address } = updateBody(stored, withAddress(edit, found));
  expect(address).toMatchObject({ city: 'Aosta', state: 'Valle d’Aosta', stateCode: 'AO' });
});

test('[EDIT-1] the address before a found one is put back without the state of a replaced city', () => {
  const stored = exampleVenue({ address: TORINO });
  const edit = editOf(stored);
  const moved = { ...edit, fields: { ...edit.fields, city: 'Nantes', country: 'France' } };
  const { address } = updateBody(stored, withAddress(moved, addressOf(moved)));
  expect(address).toMatchObject({ city: 'Nantes', countryCode: 'FR', ...NO_STATE });
});

test('a save sends the fields, also unchanged ones, and is stopped by their validation errors', () => {
  const { sendsFields, fieldErrors } = planSave(venue, opened, false);
  expect({ sendsFields, fieldErrors }).toEqual({ sendsFields: true, fieldErrors: {} });
  const nameless = planSave(venue, typed({ name: '' }), true);
  expect(nameless).toMatchObject({ sendsFields: true, fieldErrors: { name: 'required' } });
});

test('a save of the picture alone sends no fields, and ignores errors of the stored ones', () => {
  const stored = exampleVenue({ metadata: { website: 'no address' } });
  const { sendsFields, fieldErrors } = planSave(stored, editOf(stored), true);
  expect({ sendsFields, fieldErrors }).toEqual({ sendsFields: false, fieldErrors: {} });
});

test.each(['abc', '0544 123456 / 333 1234567'])(
  '[EDIT-1] a typed phone "%s" is refused; a stored one may stay',
  (phone) => {
    const fieldErrors = { phone: 'phone' };
    expect(planSave(venue, typed({ phone }), false)).toMatchObject({ fieldErrors });
    const stored = exampleVenue({ sportsVenue: { phoneNumber: phone } });
    expect(planSave(stored, editOf(stored), false).fieldErrors).toEqual({});
  },
);

test('a suggested fix replaces its fields only', () => {
  const { fields } = opened;
  expect(withFix(fields, { latitude: 1.5 })).toEqual({ ...fields, latitude: '1.5' });
  expect(withFix(fields)).toEqual(fields);
});
