import {
  CLUSTER_MAX,
  DISCARD_NOTE_MAX_LENGTH,
  decisionsBodySchema,
  discardBodySchema,
  duplicatesBodySchema,
  grantKeyBodySchema,
  HOUSE_NUMBER_MAX,
  KEY_SOURCES_MAX,
  LEASES_MAX,
  leasesBodySchema,
  mergeBodySchema,
  moveBodySchema,
  SET_ASIDE_NOTE_MAX_LENGTH,
  SOURCE_NAME_MAX,
  SPORTS,
  setAsideBodySchema,
  undoBodySchema,
  updateBodySchema,
  VENUES_PER_REQUEST_MAX,
  venueCreationSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { withServer } from '../support/app.ts';
import { creationForm } from '../support/pictures/creation.ts';

const server = withServer();

/** A text of this length, whose characters take six bytes each once they are escaped. */
const text = (length: number) => '\u754c'.repeat(length);
const path = () => `venues/${'a'.repeat(60)}/${'b'.repeat(60)}/${newId()}`;
const paths = (length: number) => Array.from({ length }, path);
const seen = (length: number) =>
  paths(length).map((folderPath) => ({ folderPath, version: Number.MAX_SAFE_INTEGER }));

const move = { folderPath: path(), country: text(100), city: text(100) };
const address = {
  ...{ country: text(100), countryCode: 'IT', city: text(100), state: text(100) },
  ...{ stateCode: text(10), street: text(200), number: text(HOUSE_NUMBER_MAX) },
  ...{ postalCode: text(20), formattedAddress: text(500) },
  ...{ latitude: -12.345678901234567, longitude: -12.345678901234567 },
};
const fields = {
  name: text(200),
  phoneNumber: text(40),
  sportIds: SPORTS.map(({ id }) => id),
  isVerified: false as const,
};
const site = 'https://example.org/';
const metadata = { website: `${site}${text(2000 - site.length)}` };
const changes = { sportsVenue: { id: newId(), ...fields }, address, metadata };
const creation = { sportsVenue: fields, address };

/** The longest bodies that break no rule. Those of other operations consist of one id, path or name. */
const LONGEST: [string, v.GenericSchema, object][] = [
  ['POST /api/venues/approve', moveBodySchema, move],
  [
    'DELETE /api/venues/discard',
    discardBodySchema,
    { ...move, reason: 'duplicate', note: text(DISCARD_NOTE_MAX_LENGTH), duplicateOf: path() },
  ],
  ['PUT /api/venues/update', updateBodySchema, { folderPath: path(), ...changes }],
  [
    'POST /api/venues/decisions',
    decisionsBodySchema,
    { move: 'discard', reason: 'other', note: text(DISCARD_NOTE_MAX_LENGTH), venues: seen(10_000) },
  ],
  [
    'POST /api/venues/duplicates',
    duplicatesBodySchema,
    { folderPaths: paths(VENUES_PER_REQUEST_MAX) },
  ],
  [
    'POST /api/venues/duplicates/merge',
    mergeBodySchema,
    {
      keep: seen(1)[0],
      changes,
      discard: seen(CLUSTER_MAX - 1),
      notDuplicates: paths(CLUSTER_MAX - 1),
    },
  ],
  [
    'PUT /api/venues/set-aside',
    setAsideBodySchema,
    { folderPath: path(), note: text(SET_ASIDE_NOTE_MAX_LENGTH) },
  ],
  ['POST /api/venues/leases', leasesBodySchema, { folderPaths: paths(LEASES_MAX) }],
  [
    'POST /api/keys',
    grantKeyBodySchema,
    {
      name: 'k'.repeat(100),
      sources: Array.from({ length: KEY_SOURCES_MAX }, () => text(SOURCE_NAME_MAX)),
    },
  ],
  [
    'POST /api/activity/undo',
    undoBodySchema,
    { activityIds: Array.from({ length: VENUES_PER_REQUEST_MAX }, newId) },
  ],
];

/** The body as JSON in which every character that is not ASCII is escaped. */
const escaped = (body: object) => JSON.stringify(body).replaceAll('\u754c', '\\u754c');

test.each(LONGEST)('%s takes its longest body', async (operation, schema, body) => {
  expect(v.is(schema, body)).toBe(true);
  const [method = '', url = ''] = operation.split(' ');
  const { status } = await server.request(method, url, {
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(escaped(body)),
  });
  // The venues are unknown, or the values impossible: the body was read.
  expect([200, 201, 202, 404, 409, 412, 422]).toContain(status);
});

test('a creation takes its longest venue', async () => {
  expect(v.is(venueCreationSchema, creation)).toBe(true);
  const { status } = await server.request('POST', '/api/venues/create', {
    body: creationForm(escaped(creation)),
  });
  expect(status).toBe(201);
});
