import * as v from 'valibot';
import { line } from '../text.ts';
import { folderPathSchema } from './folder-path.ts';

export const SET_ASIDE_NOTE_MAX_LENGTH = 300;

/** Body of a request to set a pending venue aside, or to change the note of one that is. */
export const setAsideBodySchema = v.strictObject({
  folderPath: folderPathSchema,
  /** What must be found out before the venue can be decided. */
  note: v.optional(line(SET_ASIDE_NOTE_MAX_LENGTH), ''),
});

/** Body of a request to put a venue that is set aside back into the queue. */
export const requeueBodySchema = v.strictObject({ folderPath: folderPathSchema });

/** Who set a venue aside or wrote its note last, and when. */
export const setAsideSchema = v.strictObject({
  /** ISO 8601. */
  at: v.string(),
  /** E-mail of the administrator. */
  by: v.nullable(v.string()),
  note: v.nullable(v.string()),
});
