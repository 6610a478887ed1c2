import { once } from 'node:events';
import { connect } from 'node:net';
import {
  type Activity,
  CREATION_RULES,
  type CreateResponse,
  createResponseSchema,
  type VenueCounts,
  type VenueReviewItem,
} from '@campetto/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { expectInvalid, expectProblem, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { CREATION, creationForm, creationWith } from '../support/pictures/creation.ts';
import { query } from '../support/query.ts';

const server = withServer();

const create = (body: unknown = creationForm(), key?: string, uid?: string) =>
  server.request<CreateResponse>('POST', '/api/venues/create', {
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
    ...(uid ? { token: unsignedToken({ sub: uid }) } : {}),
  });

const count = async (table: string) => {
  const [row] = await query<{ count: number }>(
    server.databaseUrl,
    `SELECT count(*)::integer AS count FROM ${table}`,
  );
  return row?.count ?? 0;
};

const pending = async () =>
  (await server.request<VenueReviewItem[]>('GET', '/api/venues/scraped')).body;

describe('a creation', () => {
  test('[API-5] returns 201 with the id of a pending venue', async () => {
    const before = await server.request<VenueCounts>('GET', '/api/venues/count');
    const response = await create();
    expect(response.status).toBe(201);
    const { venueId } = v.parse(createResponseSchema, response.body);

    const [venue] = await pending();
    expect(venue).toMatchObject({
      folderPath: `venues/italy/milano/${venueId}`,
      country: 'Italia',
      hasImage: false,
      metadata: { source: 'manual', photoFileName: null, rating: null, website: null },
      venue: {
        sportsVenue: { ...CREATION.sportsVenue, id: venueId, isVerified: false },
        address: CREATION.address,
      },
      status: 'pending',
      version: 1,
    });
    const after = await server.request<VenueCounts>('GET', '/api/venues/count');
    expect(after.body).toEqual({
      ...before.body,
      scrapedCount: before.body.scrapedCount + 1,
      total: before.body.total + 1,
    });
    const activity = await server.request<Activity[]>('GET', '/api/activity?limit=1');
    expect(activity.body[0]).toMatchObject({
      kind: 'created',
      actor: 'admin@example.org',
      folderPath: venue?.folderPath,
      venueName: 'Campo Nuovo',
      from: null,
      to: 'pending',
    });
  });

  test('[API-5] refuses a form that is not UTF-8', async () => {
    const venueData = JSON.stringify(creationWith('sportsVenue.name', 'Città'));
    const disposition = 'content-disposition: form-data; name="venueData"';
    const response = await server.request('POST', '/api/venues/create', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.from(`--x\r\n${disposition}\r\n\r\n${venueData}\r\n--x--\r\n`, 'latin1'),
    });
    expect(expectProblem(response, 400).detail).toBe('venueData is not valid UTF-8.');
  });

  test('[API-5] needs neither phone, coordinates, formatted address nor isVerified', async () => {
    const { latitude, longitude, formattedAddress, ...address } = CREATION.address;
    const { phoneNumber, ...sportsVenue } = CREATION.sportsVenue;
    expect((await create(creationForm({ sportsVenue, address }))).status).toBe(201);
    const [venue] = await pending();
    expect(venue?.venue.sportsVenue).toMatchObject({ phoneNumber: null, isVerified: false });
    expect(venue?.venue.address).toEqual({
      ...address,
      latitude: 0,
      longitude: 0,
      formattedAddress: '',
    });
  });

  test('outside the places of the filter has its own slugs', async () => {
    const address = { ...CREATION.address, country: 'Österreich', countryCode: 'AT', city: 'Wien' };
    const { body } = await create(creationForm({ ...CREATION, address }));
    const [venue] = await pending();
    expect(venue?.folderPath).toBe(`venues/osterreich/wien/${body.venueId}`);
  });
});

describe('the rules of a creation', () => {
  const EMPTY = {
    sportsVenue: { name: ' ', sportIds: [] },
    address: { ...CREATION.address, latitude: 'abc' },
  };
  const pathOf = (field: string) =>
    `${field === 'name' || field === 'sportIds' ? 'sportsVenue' : 'address'}.${field}`;

  test.each(CREATION_RULES.map((rule, index) => [rule.key, index] as const))(
    '[API-5] [ADD-6] %s is reported first, alone and with its field',
    async (key, index) => {
      const data: Record<string, Record<string, unknown>> = structuredClone(EMPTY) as never;
      for (const [position, { field }] of CREATION_RULES.entries()) {
        const [part = '', name = ''] = pathOf(field).split('.');
        const filled: Record<string, unknown> = { ...CREATION.sportsVenue, ...CREATION.address };
        const value = position < index ? filled[field] : field === 'sportIds' ? [] : '  ';
        data[part] = { ...data[part], [name]: value };
      }
      const problem = expectProblem(await create(creationForm(data)), 422);
      const path = pathOf(CREATION_RULES[index]?.field ?? '');
      expect(problem.errors).toEqual([{ path, message: 'is required', rule: key }]);
    },
  );

  test('[API-5] apply to data of any shape', async () => {
    for (const data of [null, [], 1, 'text', {}, { sportsVenue: 7, address: [] }]) {
      const problem = expectProblem(await create(creationForm(JSON.stringify(data))), 422);
      expect(problem.errors).toEqual([
        { path: 'sportsVenue.name', message: 'is required', rule: 'nameRequired' },
      ]);
    }
  });
});

describe('an Idempotency-Key', () => {
  test('creates one venue for a repeated request', async () => {
    const before = await count('venues');
    const first = await create(creationForm(), 'again');
    const second = await create(creationForm(), 'again');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await count('venues')).toBe((before ?? 0) + 1);
  });

  test('creates one venue for ten requests at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await count('venues');
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => create(creationForm(), `at-once-${round}`)),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(responses.map(({ body }) => body.venueId)).size).toBe(1);
      expect(await count('venues')).toBe((before ?? 0) + 1);
    }
    expect(await count('activity')).toBe(await count('venues'));
  });

  test('refuses another venue, and returns the one that was created', async () => {
    const { body } = await create(creationForm(), 'other');
    const other = creationForm(creationWith('sportsVenue.name', 'Another'));
    const problem = expectProblem(await create(other, 'other'), 422);
    expect(problem.type).toBe('/problems/idempotency-key-reused');
    expect(problem.current?.venue.sportsVenue.id).toBe(body.venueId);
    const responses = await Promise.all(
      ['A', 'B'].map((name) =>
        create(creationForm(creationWith('sportsVenue.name', name)), 'other-at-once'),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('refuses a key that came with a decision before', async () => {
    const { body } = await create(creationForm(), 'to-decide');
    const venue = { folderPath: `venues/italy/milano/${body.venueId}`, version: 1 };
    const decision = { move: 'approve', venues: [venue] };
    const decided = await server.request('POST', '/api/venues/decisions', {
      body: decision,
      headers: { 'idempotency-key': 'decided' },
    });
    expect(decided.status).toBe(202);
    const problem = expectProblem(await create(creationForm(), 'decided'), 422);
    expect(problem.type).toBe('/problems/idempotency-key-reused');
  });

  test('belongs to one administrator and lasts a day', async () => {
    const first = await create(creationForm(), 'mine', 'admin-1');
    const second = await create(creationForm(), 'mine', 'admin-2');
    expect(second.body.venueId).not.toBe(first.body.venueId);
    await query(
      server.databaseUrl,
      "UPDATE idempotency_keys SET created_at = created_at - interval '24 hours'",
    );
    const third = await create(creationForm(), 'mine', 'admin-1');
    expect(third.status).toBe(201);
    expect(third.body.venueId).not.toBe(first.body.venueId);
    expect((await create(creationForm(), 'mine', 'admin-1')).body).toEqual(third.body);
  });

  test('is not used up by a creation that is refused', async () => {
    expectProblem(await create(creationForm({}), 'refused'), 422);
    expect((await create(creationForm(), 'refused')).status).toBe(201);
  });

  test.each(['a b', 'x'.repeat(256)])('may not be %j', async (key) => {
    expectInvalid(await create(creationForm(), key), 400, 'idempotency-key');
  });
});

describe('a form', () => {
  test.each([
    ['sportsVenue.name', 'x'.repeat(10_000)],
    ['sportsVenue.name', '\u200f\u200e'],
    ['sportsVenue.name', '\u202eevil'],
    ['sportsVenue.name', 'a\u0000b'],
    ['sportsVenue.phoneNumber', '1'.repeat(41)],
    ['sportsVenue.sportIds.0', 'football'],
    ['sportsVenue.isVerified', true],
    ['sportsVenue.id', crypto.randomUUID()],
    ['address.countryCode', 'Italy'],
    ['address.latitude', 'abc'],
    ['address.latitude', 91],
    ['address.longitude', -180.5],
    ['address.planet', 'Earth'],
    ['metadata', { source: 'x' }],
  ])('[API-5] with %s = %j is refused', async (path, value) => {
    const problem = expectProblem(await create(creationForm(creationWith(path, value))), 422);
    expect(problem.errors?.map((error) => error.path)).toEqual([path]);
  });

  test('[API-5] with a coordinate beyond all numbers is refused', async () => {
    const text = JSON.stringify(creationWith('address.latitude', 0)).replace(
      '"latitude":0',
      '"latitude":1e999',
    );
    expect(text).toContain('1e999');
    expectInvalid(await create(creationForm(text)), 422, 'address.latitude');
  });

  test('[API-5] without JSON in venueData is refused', async () => {
    for (const text of ['', '{', 'null x', '{"sportsVenue":']) {
      const problem = expectProblem(await create(creationForm(text)), 422);
      expect(problem.errors).toEqual([{ path: 'venueData', message: 'must be JSON' }]);
    }
    const empty = new FormData();
    empty.set('image', new Blob(['x']), 'x.png');
    expectInvalid(await create(empty), 422, 'venueData');
  });

  test('[API-5] whose parts are of the wrong kind is refused', async () => {
    const file = new FormData();
    file.set('venueData', new Blob([JSON.stringify(CREATION)]), 'venue.json');
    expectInvalid(await create(file), 422, 'venueData');
    const text = new FormData();
    text.set('image', 'picture');
    expect(expectProblem(await create(text), 422).errors?.map(({ path }) => path)).toEqual([
      'venueData',
      'image',
    ]);
    const unknown = new FormData();
    unknown.set('venueData', JSON.stringify(CREATION));
    unknown.set('photo', new Blob(['x']), 'x.png');
    expectInvalid(await create(unknown), 422, 'photo');
  });

  test('[API-5] with too many parts is refused with 413', async () => {
    const twice = creationForm();
    twice.append('venueData', '{}');
    expectProblem(await create(twice), 413);
    const images = creationForm();
    for (const name of ['a', 'b']) images.append('image', new Blob(['x']), name);
    expectProblem(await create(images), 413);
    const many = new FormData();
    for (let part = 0; part < 10_000; part += 1) many.append(`part${part}`, 'x');
    expectProblem(await create(many), 413);
  });

  test('[API-5] with too long text, or too long altogether, is refused with 413', async () => {
    expectProblem(await create(creationForm('x'.repeat(100_000))), 413);
    const heavy = creationForm();
    heavy.set('image', new Blob([Buffer.alloc(20_000_000)]), 'x.png');
    expectProblem(await create(heavy), 413);
  });

  test('[API-5] of another type is refused with 415, a broken one with 400', async () => {
    expectProblem(await create(CREATION), 415);
    expectProblem(await server.request('POST', '/api/venues/create'), 415);
    const broken = (type: string, body: string) =>
      server.request('POST', '/api/venues/create', { body, headers: { 'content-type': type } });
    expectProblem(await broken('multipart/form-data', 'x'), 400);
    for (const body of [
      '',
      'x',
      '--x',
      '--x--\r\n',
      '--x\r\n\r\n',
      '--x\r\nContent-Disposition: form-data; name="venueData"\r\n\r\n{',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nxx',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n{}\r\n--x--',
    ]) {
      const response = await broken('multipart/form-data; boundary=x', body);
      expect([400, 422]).toContain(response.status);
      expectProblem(response, response.status);
    }
  });
});

describe('a connection', () => {
  test('delivers the response to a refused form, and accepts the next form', async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const send = (body: FormData) =>
      fetch(`${address}/api/venues/create`, {
        method: 'POST',
        headers: { authorization: `Bearer ${unsignedToken()}` },
        body,
      });
    const heavy = creationForm();
    heavy.set('image', new Blob([Buffer.alloc(20_000_000)]), 'x.png');
    const large = creationForm(CREATION, Buffer.alloc(5 * 1024 * 1024 + 1));
    const many = creationForm();
    for (let part = 0; part < 10_000; part += 1) many.append(`part${part}`, 'x'.repeat(100));
    for (const form of [heavy, large, many]) {
      expect((await send(form)).status).toBe(413);
      expect((await send(creationForm())).status).toBe(201);
    }
  });

  test('that ends in the middle of a form creates no venue', async () => {
    const address = server.app.server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const before = await count('venues');
    const form = new Response(creationForm(CREATION, Buffer.alloc(100_000)));
    const bytes = Buffer.from(await form.arrayBuffer());
    const received = once(server.app.server, 'request');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      [
        'POST /api/venues/create HTTP/1.1',
        'host: x',
        `authorization: Bearer ${unsignedToken()}`,
        `content-type: ${form.headers.get('content-type')}`,
        `content-length: ${bytes.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(bytes.subarray(0, 50_000));
    const [, response] = await received;
    socket.destroy();
    await once(response, 'close');
    expect((await create()).status).toBe(201);
    expect(await count('venues')).toBe(before + 1);
  });
});
