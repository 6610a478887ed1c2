import * as v from 'valibot';
import { userStorage } from '../../../venue-client/deviceStorage.ts';

const positionSchema = v.object({
  /** The address of the first page of the list. */
  list: v.string(),
  /** How many pages of it are loaded. */
  pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The folder path of the active venue. */
  active: v.optional(v.string()),
  /** The folder paths of the first venue in sight and of some after it, one of which is still listed later. */
  inSight: v.pipe(v.array(v.string()), v.readonly()),
  /** How far below the top of the window the first venue in sight is, in pixels. */
  top: v.number(),
  /** The folder paths of the ticked venues. */
  selected: v.array(v.string()),
});

/** Which part of a list an administrator sees, and what is active and ticked there. */
export type ListPosition = v.InferOutput<typeof positionSchema>;

const stored = userStorage('campetto.position.', positionSchema, 'session');

/** More pages would be loaded for too long before the list is shown. */
export const PAGES_MAX = 10;

/** The position in a list that was stored for an administrator in this window; undefined if it is in another list. */
export function readPosition(uid: string, list: string): ListPosition | undefined {
  const position = stored.read(uid);
  return position?.list === list ? position : undefined;
}

/** Stores a position for this window. */
export const storePosition = (uid: string, position: ListPosition): void =>
  stored.store(uid, { ...position, pages: Math.min(position.pages, PAGES_MAX) });
