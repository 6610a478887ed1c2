import { SPORTS, type VenueReviewItem } from '@campetto/contract';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { editFields } from '../edit/editForm.ts';
import { ALL, planCluster } from './cluster.ts';
import { COMPARED_FIELDS, comparedValue } from './comparedFields.ts';

const ID = '01890a5d-ac96-774b-bcce-b30209900000';
const idOf = (id: string) => ID.slice(0, -1) + id;
const venue = (id: string, change: Parameters<typeof exampleVenue>[0] = {}): VenueReviewItem => ({
  ...exampleVenue({ id: idOf(id), ...change }),
  checks: [],
});
const a = venue('1', { sportsVenue: { phoneNumber: null } });
const b = venue('2', { metadata: { website: 'https://b.example/' } });
const c = venue('3', { status: 'approved', sportsVenue: { phoneNumber: null } });
const plan = (items: VenueReviewItem[], choices = {}) =>
  planCluster(items, { sources: {}, different: new Set(), ...choices });

test('an approved venue stays, else the one with fewer failed checks, else with more fields', () => {
  expect(plan([a, b, c])?.merge.keep).toBe(c);
  expect(plan([a, b])?.merge.keep).toBe(b);
  const failing = { ...b, checks: ['noSport' as const] };
  expect(plan([failing, a])?.merge.keep).toBe(a);
  expect(plan([a, venue('4', { sportsVenue: { phoneNumber: null } })])?.merge.keep).toBe(a);
});

test('the chosen venue stays, but no pending one beside an approved one', () => {
  expect(plan([a, b], { keep: a.folderPath })?.merge).toMatchObject({ keep: a, discard: [b] });
  expect(plan([a, b, c], { keep: a.folderPath })?.merge.keep).toBe(c);
  expect([...(plan([a, b, c])?.keepable ?? [])]).toEqual([c.folderPath]);
  const without = plan([a, b, c], { keep: a.folderPath, different: new Set([c.folderPath]) });
  expect(without?.merge).toMatchObject({ keep: a, discard: [b], notDuplicates: [c] });
});

test('empty fields of the venue that stays are filled, others are kept unless chosen', () => {
  const filled = plan([a, b], { keep: a.folderPath });
  expect(filled?.taken).toBe(1);
  expect(filled?.sources).toMatchObject({ phone: b.folderPath, website: a.folderPath });
  expect(filled?.merge.changes).toEqual({
    sportsVenue: { phoneNumber: b.venue.sportsVenue.phoneNumber },
    address: {},
  });
  const chosen = plan([a, b], { keep: a.folderPath, sources: { website: b.folderPath } });
  expect(chosen?.taken).toBe(2);
  expect(chosen?.merge.changes?.metadata).toEqual({ website: 'https://b.example/' });
  expect(plan([a, a])?.merge.changes).toBeUndefined();
});

test.each(COMPARED_FIELDS)('a chosen value of another venue is sent: %s', (field) => {
  const other = venue('2', {
    sportsVenue: { name: 'Other', phoneNumber: '+39 02 1111111', sportIds: [SPORTS[1].id] },
    address: {
      country: 'France',
      countryCode: 'FR',
      city: 'Nice',
      street: 'Rue Other',
      number: '1',
      postalCode: '06000',
      latitude: 43.7,
      longitude: 7.25,
    },
    metadata: { website: 'https://other.example/' },
  });
  const keep = venue('1');
  const sources = { sports: keep.folderPath, [field]: other.folderPath };
  const changes = plan([keep, other], { keep: keep.folderPath, sources })?.merge.changes;
  const sent = { ...changes?.sportsVenue, ...changes?.address, ...changes?.metadata };
  expect(sent).not.toEqual({});
});

test('a street without a number takes the one with a number, unless another is chosen', () => {
  const at = (id: string, street: string, number: string) =>
    venue(id, { address: { street, number } });
  const keep = at('1', 'Via Iseo', '');
  const numbered = at('2', 'VIA  ISEO', '10');
  const elsewhere = at('3', 'Via Zara', '7');
  const choices = { keep: keep.folderPath };
  const filled = plan([keep, elsewhere, numbered], choices);
  expect(filled?.sources.street).toBe(numbered.folderPath);
  expect(filled?.merge.changes?.address).toEqual({ street: 'VIA  ISEO', number: '10' });
  const chosen = plan([keep, numbered], { ...choices, sources: { street: keep.folderPath } });
  expect(chosen?.merge.changes).toBeUndefined();
  expect(plan([keep, elsewhere], choices)?.merge.changes).toBeUndefined();
  const complete = at('4', 'Via Iseo', '12');
  expect(plan([complete, numbered], { keep: complete.folderPath })?.merge.changes).toBeUndefined();
});

test('the city of another venue comes with its state', () => {
  const torino = { city: 'Torino', state: 'Piemonte', stateCode: 'TO' };
  const keep = venue('1', { address: torino });
  const address = { city: 'Ivrea', state: 'Piemonte', stateCode: 'IV' };
  const other = venue('2', { address });
  const choices = { keep: keep.folderPath, sources: { city: other.folderPath } };
  expect(plan([keep, other], choices)?.merge.changes?.address).toEqual({
    city: 'Ivrea',
    stateCode: 'IV',
  });
  const abroad = venue('2', { address: { ...address, country: 'France', countryCode: 'FR' } });
  expect(plan([keep, abroad], choices)?.merge.changes?.address).toEqual({
    city: 'Ivrea',
    state: '',
    stateCode: '',
  });
});

test('the picture of another venue is lost where the one that stays has none', () => {
  const pictured = (id: string, change = {}) => venue(id, { hasImage: true, ...change });
  const other = pictured('2');
  const choices = { keep: a.folderPath };
  expect(plan([a, other], choices)?.losesPicture).toBe(true);
  expect(plan([a, b], choices)?.losesPicture).toBe(false);
  expect(plan([pictured('1'), other], choices)?.losesPicture).toBe(false);
  // One that is no duplicate, or is discarded already, loses nothing by this decision.
  const different = new Set([other.folderPath]);
  expect(plan([a, other], { ...choices, different })?.losesPicture).toBe(false);
  const discarded = pictured('2', { status: 'discarded' });
  expect(plan([a, b, discarded], choices)?.losesPicture).toBe(false);
});

test('what the server refuses is neither sent with other fields nor taken from another venue', () => {
  const broken = { sportsVenue: { name: '', phoneNumber: null }, metadata: { website: 'no site' } };
  const kept = plan([venue('1', broken), b], { keep: a.folderPath });
  expect(kept?.merge.changes).toEqual({
    sportsVenue: {
      name: b.venue.sportsVenue.name,
      phoneNumber: b.venue.sportsVenue.phoneNumber,
    },
    address: {},
  });
  expect(kept?.sources.website).toBe(a.folderPath);
  const bare = venue('2', { metadata: { website: null } });
  const other = plan([bare, venue('1', broken)], { keep: bare.folderPath });
  expect(other?.merge.changes).toBeUndefined();
  expect(other?.sources.website).toBeUndefined();
});

test('a choice of a venue that is not the same any more falls back', () => {
  const choices = { keep: a.folderPath, sources: { website: b.folderPath } };
  const out = plan([a, b, c], { ...choices, different: new Set([b.folderPath]) });
  expect(out?.sources.website).toBe(c.folderPath);
});

test('a discarded venue neither stays nor is discarded again', () => {
  const gone = venue('5', { status: 'discarded' });
  expect(plan([gone, a, b])?.merge).toMatchObject({ keep: b, discard: [a] });
  expect(plan([gone])).toBeUndefined();
});

test('different sports are kept together, unless those of one venue are chosen', () => {
  const withSports = (id: string, ...indexes: number[]) =>
    venue(id, { sportsVenue: { sportIds: indexes.flatMap((index) => SPORTS[index]?.id ?? []) } });
  const [both, one, other] = [withSports('1', 1, 2), withSports('2', 2), withSports('3', 0)];
  const merged = plan([both, one, other], { keep: one.folderPath });
  expect(merged?.sources.sports).toBe(ALL);
  expect(merged?.taken).toBe(1);
  const all = [SPORTS[0].id, SPORTS[1].id, SPORTS[2].id];
  expect(merged?.together?.sportIds).toEqual(all);
  expect(merged?.merge.changes?.sportsVenue).toEqual({ sportIds: all });
  const choices = { keep: one.folderPath, sources: { sports: other.folderPath } };
  const chosen = plan([both, one, other], choices);
  expect(chosen?.merge.changes?.sportsVenue).toEqual({ sportIds: [SPORTS[0].id] });
  // One venue has them all, or none has any.
  expect(plan([both, one])?.together).toBeUndefined();
  expect(plan([withSports('4'), withSports('5')])?.together).toBeUndefined();
});

test('compared values are one text; unknown coordinates are none', () => {
  const fields = editFields(
    venue('6', {
      sportsVenue: { phoneNumber: null, sportIds: [SPORTS[1].id] },
      address: { number: '6', latitude: 45.5, longitude: 9.17 },
    }),
  );
  expect(comparedValue(fields, 'street')).toBe('Via Don Giovanni Minzoni 6');
  expect(comparedValue(fields, 'coordinates')).toBe('45.5, 9.17');
  expect(comparedValue(fields, 'phone')).toBe('');
  const unknown = editFields(venue('7', { address: { latitude: 0, longitude: 0 } }));
  expect(comparedValue(unknown, 'coordinates')).toBe('');
});
