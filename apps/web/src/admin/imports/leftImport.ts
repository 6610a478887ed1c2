import * as v from 'valibot';
import { userStorage } from '../../venue-client/deviceStorage.ts';

const leftImportSchema = v.object({
  file: v.string(),
  /** How many venues were added, as the server reported last. */
  new: v.number(),
  importId: v.optional(v.string()),
});

/** An import that ended because its page was left or closed. */
export type LeftImport = v.InferOutput<typeof leftImportSchema>;

export const leftImport = userStorage('campetto.import.', leftImportSchema);
