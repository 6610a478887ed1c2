import * as v from 'valibot';
import { keepText, readJson } from '../deviceStorage.ts';

const viewsSchema = v.array(v.strictObject({ name: v.string(), search: v.string() }));

/** A filtered list under a name; `search` is the query of its address, without the language. */
export type SavedView = v.InferOutput<typeof viewsSchema>[number];

const keyOf = (uid: string) => `campetto.views.${uid}`;

/** The views that an administrator keeps on this device, in the order of their names. */
export const readViews = (uid: string): SavedView[] => readJson(keyOf(uid), viewsSchema) ?? [];

/** The views with one more, which takes the place of another of its name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...withoutView(views, view.name), view].sort((a, b) => a.name.localeCompare(b.name));
}

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);

export function keepViews(uid: string, views: readonly SavedView[]): void {
  keepText(keyOf(uid), JSON.stringify(views));
}
