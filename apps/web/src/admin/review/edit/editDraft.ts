import * as v from 'valibot';
import { attemptSchema } from '../../../venue-client/attempt.ts';
import { readJson, storeText } from '../../deviceStorage.ts';

const text = v.string();

const editSchema = v.object({
  fields: v.object({
    ...v.entriesFromList(
      [
        ...(['name', 'phone', 'website', 'country', 'city', 'street'] as const),
        ...(['number', 'postalCode', 'latitude', 'longitude', 'formattedAddress'] as const),
      ],
      text,
    ),
    sportIds: v.pipe(v.array(text), v.readonly()),
  }),
  place: v.object(v.entriesFromList(['country', 'countryCode', 'state', 'stateCode'], text)),
});

/** What was typed into the edit form of a venue and is not saved. */
const editDraftSchema = v.object({
  /** The version of the venue over which it was typed, and its fields: a newer one is merged. */
  version: v.number(),
  base: editSchema,
  edit: editSchema,
  attempt: v.optional(attemptSchema),
});
export type EditDraft = v.InferOutput<typeof editDraftSchema>;

const keyOf = (uid: string, folderPath: string) => `campetto.editDraft.${uid}.${folderPath}`;

/** The stored draft of an administrator for a venue; undefined if there is none or it is invalid. */
export const readEditDraft = (uid: string, folderPath: string): EditDraft | undefined =>
  readJson(keyOf(uid, folderPath), editDraftSchema);

/** Stores the draft of an administrator for a venue on this device; undefined removes it. */
export function storeEditDraft(
  uid: string,
  folderPath: string,
  draft: EditDraft | undefined,
): void {
  storeText(keyOf(uid, folderPath), draft ? JSON.stringify(draft) : null);
}
