import { duplicatesResponseSchema, ENDPOINTS } from '@campetto/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Server } from '../app.ts';

/** The folder paths of the possible duplicates of venues, by the paths of those that have any. */
export async function duplicatesOf(
  { request }: Server,
  ...folderPaths: string[]
): Promise<Record<string, string[]>> {
  const { method, path } = ENDPOINTS.duplicates;
  const response = await request(method, path, { body: { folderPaths } });
  expect(response.status).toBe(200);
  const found = Object.entries(v.parse(duplicatesResponseSchema, response.body));
  return Object.fromEntries(
    found.map(([of, duplicates]) => [of, duplicates.map(({ item }) => item.folderPath)]),
  );
}
