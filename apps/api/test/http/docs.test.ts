import { expect, test } from 'vitest';
import { withServer } from '../support/app.ts';

const server = withServer();

/** The enums of all nullable schemas in a part of a document. */
function nullableEnums(part: unknown): unknown[][] {
  if (typeof part !== 'object' || part === null) return [];
  const { nullable, enum: values } = part as { nullable?: boolean; enum?: unknown[] };
  const own = nullable && values ? [values] : [];
  return [...own, ...Object.values(part).flatMap(nullableEnums)];
}

test('a nullable enum lists null in the OpenAPI document', async () => {
  const enums = nullableEnums((await server.request('GET', '/api/docs/json')).body);
  expect(enums.length).toBeGreaterThan(0);
  for (const values of enums) expect(values.filter((value) => value === null)).toEqual([null]);
});
