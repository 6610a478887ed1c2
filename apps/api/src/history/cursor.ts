const CURSOR = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The record after which a page of the activity begins. */
export interface ActivityPosition {
  at: Date;
  id: string;
}

export const formatCursor = ({ at, id }: ActivityPosition) => `${at.getTime()}_${id}`;

/** The position in the text of a cursor; undefined when {@link formatCursor} did not make it. */
export function parseCursor(text: string): ActivityPosition | undefined {
  const [, at, id] = CURSOR.exec(text) ?? [];
  return id === undefined ? undefined : { at: new Date(Number(at)), id };
}
