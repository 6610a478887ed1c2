import * as v from 'valibot';
import { userStorage } from '../../../venue-client/deviceStorage.ts';

const viewsSchema = v.array(v.strictObject({ name: v.string(), search: v.string() }));

/** A filtered list under a name; `search` is the query of its address, without the language. */
export type SavedView = v.InferOutput<typeof viewsSchema>[number];

/** The views that each administrator has stored on this device, sorted by name. */
export const savedViews = userStorage('campetto.views.', viewsSchema);

/** The views with one more, which replaces another one of its name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...withoutView(views, view.name), view].sort((a, b) => a.name.localeCompare(b.name));
}

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);
