const CURSOR = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The record after which a page of the activity begins. */
export interface ActivityPosition {
  at: Date;
  id: string;
}

const formatCursor = ({ at, id }: ActivityPosition) => `${at.getTime()}_${id}`;

/** The position in the text of a cursor; undefined when it is not from {@link pageOf}. */
export function parseCursor(text: string): ActivityPosition | undefined {
  const [, at, id] = CURSOR.exec(text) ?? [];
  return id === undefined ? undefined : { at: new Date(Number(at)), id };
}

interface Page<Item> {
  items: Item[];
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined;
}

/** The page of a list. `rows` has one row more than the limit if there is a next page. */
export function pageOf<Row extends ActivityPosition, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
): Page<Item> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = last && rows.length > limit ? formatCursor(last) : undefined;
  return { items: page.map(present), nextCursor };
}
