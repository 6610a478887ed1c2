import * as v from 'valibot';
import { readJson, storeText } from '../../../venue-client/deviceStorage.ts';

const placeSchema = v.object({
  uid: v.string(),
  /** The address of the first page of the list. */
  list: v.string(),
  /** How many pages of it are loaded. */
  pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The folder path of the active venue. */
  active: v.optional(v.string()),
  /** The folder paths of the first venue in sight and of some after it, one of which is still listed later. */
  inSight: v.array(v.string()),
  /** How far below the top of the window the first venue in sight is, in pixels. */
  top: v.number(),
  /** The folder paths of the ticked venues. */
  selected: v.array(v.string()),
});

/** Where an administrator is in a list. */
export type ListPlace = v.InferOutput<typeof placeSchema>;

const KEY = 'campetto.place';

/** More pages would be loaded for too long before the list is shown. */
export const PAGES_MAX = 10;

/** The place in a list that was stored for an administrator in this window; undefined if it is in another list. */
export function readPlace(uid: string, list: string): ListPlace | undefined {
  const place = readJson(KEY, placeSchema, 'session');
  return place?.uid === uid && place.list === list ? place : undefined;
}

/** Stores a place for this window. */
export function storePlace(place: ListPlace): void {
  const pages = Math.min(place.pages, PAGES_MAX);
  storeText(KEY, JSON.stringify({ ...place, pages }), 'session');
}
