import { ProblemError } from '../plugins/problems.ts';
import type { Cursor } from './repository.ts';

const CURSOR = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The position after a row, as the `Link` header carries it. */
export const formatCursor = ({ createdAt, id }: Cursor) => `${createdAt.getTime()}_${id}`;

/** @throws ProblemError 400 when the text was not made by {@link formatCursor} */
export function parseCursor(text: string): Cursor {
  const [, milliseconds, id] = CURSOR.exec(text) ?? [];
  if (!milliseconds || !id) {
    const message = 'must come from the Link header of a list';
    throw new ProblemError(400, { errors: [{ path: 'cursor', message }] });
  }
  return { createdAt: new Date(Number(milliseconds)), id };
}
