import * as v from 'valibot';
import { readJson, storedKeys, storeText } from '../../../venue-client/deviceStorage.ts';
import {
  type DraftPlace,
  readDraftJson,
  storeDraftText,
} from '../../../venue-client/drafts/useDraftPlace.ts';

const text = v.string();

const editSchema = v.pipe(
  v.object({
    fields: v.object({
      ...v.entriesFromList(
        [
          'name',
          'phone',
          'website',
          'country',
          'city',
          'street',
          'number',
          'postalCode',
          'latitude',
          'longitude',
          'formattedAddress',
        ],
        text,
      ),
      sportIds: v.pipe(v.array(text), v.readonly()),
    }),
    place: v.object({
      ...v.entriesFromList(['country', 'countryCode', 'state', 'stateCode'], text),
      city: v.optional(text),
    }),
  }),
  // Drafts of an earlier version do not contain the city of the state.
  v.transform(({ fields, place }) => ({
    fields,
    place: { ...place, city: place.city ?? fields.city },
  })),
);

/** What was typed into the edit form of a venue and is not saved. */
const editDraftSchema = v.object({
  /** When it was stored, in milliseconds. */
  at: v.number(),
  /** The version of the venue over which it was typed, and its fields: a newer one is merged. */
  version: v.number(),
  base: editSchema,
  edit: editSchema,
});
export type EditDraft = Omit<v.InferOutput<typeof editDraftSchema>, 'at'>;

/** Milliseconds after which a draft of a venue that was never opened again is removed. */
const DRAFT_MAX_AGE = 30 * 24 * 60 * 60 * 1000;

const PREFIX = 'campetto.editDraft.';
/** The key of the draft of an administrator for a venue. */
export const editDraftKey = (uid: string, folderPath: string) => `${PREFIX}${uid}.${folderPath}`;

/** The stored draft of an administrator for a venue; undefined if there is none or it is invalid. */
export function readEditDraft(
  uid: string,
  folderPath: string,
  place: DraftPlace = 'local',
): EditDraft | undefined {
  const key = editDraftKey(uid, folderPath);
  const { at: _, ...draft } = readDraftJson(place, key, editDraftSchema) ?? { at: 0 };
  return 'edit' in draft ? draft : undefined;
}

/** Stores the draft of an administrator for a venue; undefined removes it. */
export function storeEditDraft(
  uid: string,
  folderPath: string,
  draft: EditDraft | undefined,
  place: DraftPlace = 'local',
): void {
  const text = draft ? JSON.stringify({ ...draft, at: Date.now() }) : null;
  storeDraftText(place, editDraftKey(uid, folderPath), text);
}

/** The folder paths of the venues of which an administrator has a draft, on this device or in this window. */
export function editDraftPaths(uid: string): string[] {
  const prefix = editDraftKey(uid, '');
  const keys = new Set([...storedKeys(), ...storedKeys('session')]);
  return [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** Removes the drafts of all administrators on this device that are too old, or not readable. */
export function removeOldEditDrafts(): void {
  const oldest = Date.now() - DRAFT_MAX_AGE;
  for (const key of storedKeys()) {
    if (!key.startsWith(PREFIX)) continue;
    const draft = readJson(key, editDraftSchema);
    if (!draft || draft.at < oldest) storeText(key, null);
  }
}
