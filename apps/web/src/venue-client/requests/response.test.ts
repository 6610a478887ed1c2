import * as v from 'valibot';
import { expect, test } from 'vitest';
import { RequestError } from './requestError.ts';
import { parseResponse } from './response.ts';

test('what a newer server adds to a response is ignored, so that an open page survives an upgrade', () => {
  const schema = v.strictObject({
    list: v.array(v.strictObject({ id: v.number() })),
    event: v.variant('type', [v.strictObject({ type: v.literal('done'), count: v.number() })]),
  });
  const known = { list: [{ id: 1 }, { id: 2 }], event: { type: 'done', count: 2 } };
  const newer = {
    list: known.list.map((item) => ({ ...item, colour: 'red', size: 3 })),
    event: { ...known.event, at: 'now' },
    next: null,
  };
  expect(parseResponse(schema, newer)).toEqual(known);
  expect(() => parseResponse(schema, { ...newer, list: [{ colour: 'red' }] })).toThrow(
    RequestError,
  );
});

test('members of a list whose kind only a newer server knows are left out', () => {
  const kind = v.picklist(['red', 'blue']);
  const schema = v.strictObject({
    kinds: v.array(kind),
    list: v.array(v.strictObject({ kind, other: v.optional(kind), count: v.number() })),
    events: v.array(v.variant('type', [v.strictObject({ type: v.literal('done') })])),
    kind,
  });
  const known = {
    kinds: ['blue', 'red'],
    list: [{ kind: 'red', count: 2 }],
    events: [{ type: 'done' }],
    kind: 'red',
  };
  const newer = {
    kinds: ['green', 'blue', 'green', 'red'],
    list: [
      { kind: 'green', other: 'green', count: 1, hue: 2 },
      ...known.list,
      { kind: 'green', count: 3 },
    ],
    events: [{ type: 'begun', at: 'now' }, { type: 'done' }],
    kind: 'red',
  };
  expect(parseResponse(schema, structuredClone(newer))).toEqual(known);
  for (const wrong of [
    { kind: 'green' },
    { kinds: [1] },
    { list: [{ kind: 'green', count: '1' }] },
    { list: [{ count: 1 }] },
  ]) {
    expect(() => parseResponse(schema, { ...newer, ...wrong })).toThrow(RequestError);
  }
});
