import {
  type Activity,
  activityResponseSchema,
  type UndoResult,
  undoResponseSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { NewVenue } from '../../../src/db/schema.ts';
import { findVenue } from '../../../src/venues/repository.ts';
import type { Server } from '../app.ts';

/** Requests that many tests of changes send. */
export const activityOf = (server: Server) => ({
  /** Undoes records by their ids; returns the outcome of each. */
  async undo(...activityIds: unknown[]): Promise<UndoResult[]> {
    const body = { activityIds };
    const response = await server.request('POST', '/api/activity/undo', { body });
    expect(response.status).toBe(200);
    return v.parse(undoResponseSchema, response.body).results;
  },

  /** The latest records, the newest first; `filter` as in `&kind=imported`. */
  async latest(limit = 1, filter = ''): Promise<Activity[]> {
    const response = await server.request('GET', `/api/activity?limit=${limit}${filter}`);
    expect(response.status).toBe(200);
    return v.parse(activityResponseSchema, response.body);
  },

  /** The records of a venue, the latest first. */
  async historyOf({ folderPath }: Pick<NewVenue, 'folderPath'>): Promise<Activity[]> {
    const url = `/api/venues/history?folderPath=${encodeURIComponent(folderPath)}`;
    return v.parse(activityResponseSchema, (await server.request('GET', url)).body);
  },

  /** The stored venue without the columns that every change increases, and without whether it was compared. */
  async contentOf({ id }: NewVenue) {
    const row = await findVenue(server.db, id);
    if (!row) throw new Error('gone');
    const { version: _version, derivedFor: _derivedFor, updatedAt: _updatedAt, ...content } = row;
    const { hasRelated: _hasRelated, ...rest } = content;
    return rest;
  },
});
