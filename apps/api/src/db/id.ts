import { NIL, v7 } from 'uuid';

/** A new id for any row (UUIDv7: later ids sort after earlier ones). */
export const newId = (): string => v7();

/** Sorts before every id. */
export const BEFORE_ALL_IDS: string = NIL;
