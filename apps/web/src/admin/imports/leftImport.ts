import * as v from 'valibot';
import { readJson, storeText } from '../../venue-client/deviceStorage.ts';

const leftImportSchema = v.object({
  file: v.string(),
  /** How many venues were added, as the server reported last. */
  new: v.number(),
  importId: v.optional(v.string()),
});

/** An import that ended because its page was left or closed. */
export type LeftImport = v.InferOutput<typeof leftImportSchema>;

const keyOf = (uid: string) => `campetto.import.${uid}`;

export const readLeftImport = (uid: string) => readJson(keyOf(uid), leftImportSchema);

export const storeLeftImport = (uid: string, left: LeftImport | null): void =>
  storeText(keyOf(uid), left && JSON.stringify(left));
