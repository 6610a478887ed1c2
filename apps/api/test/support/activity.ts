import {
  type Activity,
  activityResponseSchema,
  type UndoResult,
  undoResponseSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { NewVenue, VenueRow } from '../../src/db/schema.ts';
import { findVenue } from '../../src/venues/repository.ts';
import type { Server } from './app.ts';

/** What tests of changes ask of a server again and again. */
export const activityOf = (server: Server) => ({
  /** Undoes records by their ids; what became of each. */
  async undo(...activityIds: unknown[]): Promise<UndoResult[]> {
    const body = { activityIds };
    const response = await server.request('POST', '/api/activity/undo', { body });
    expect(response.status).toBe(200);
    return v.parse(undoResponseSchema, response.body).results;
  },

  /** The records of a venue, the latest first. */
  async historyOf({ folderPath }: Pick<NewVenue, 'folderPath'>): Promise<Activity[]> {
    const url = `/api/venues/history?folderPath=${encodeURIComponent(folderPath)}`;
    return v.parse(activityResponseSchema, (await server.request('GET', url)).body);
  },

  /** The stored venue but for what grows with every change, and whether it was compared. */
  async contentOf({
    id,
  }: NewVenue): Promise<Omit<VenueRow, 'version' | 'updatedAt' | 'hasRelated'>> {
    const row = await findVenue(server.db, id);
    if (!row) throw new Error('gone');
    const { version: _version, updatedAt: _updatedAt, hasRelated: _hasRelated, ...rest } = row;
    return rest;
  },
});
