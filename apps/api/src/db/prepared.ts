import { createHash } from 'node:crypto';
import type { Executor } from './transact.ts';

const named = new WeakSet<Executor>();

/**
 * Lets PostgreSQL keep the plans of the statements that {@link preparedBy} names. Some poolers do not support this: a
 * name belongs to one connection to PostgreSQL, which they exchange between two statements.
 */
export function nameStatements(db: Executor): void {
  named.add(db);
}

interface Query<T> {
  toSQL(): { sql: string };
  prepare(name: string): T;
}

/**
 * Statements that are built once for each database and shape: building a select of thirty columns
 * takes longer than sending it. `details` are the values that the shape names.
 *
 * `isNamed` is for statements of which there are few and whose best plan is the same for all values: each name
 * takes memory in every connection, and after five runs PostgreSQL may plan it without looking at the values.
 */
export function preparedBy<Shape extends string, T, Details extends unknown[]>(
  build: (db: Executor, shape: Shape, ...details: Details) => Query<T>,
  isNamed: (...details: Details) => boolean = () => false,
) {
  const built = new WeakMap<Executor, Map<Shape, T>>();
  return (db: Executor, shape: Shape, ...details: Details): T => {
    const shapes = built.get(db) ?? new Map<Shape, T>();
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    const query = build(db, shape, ...details);
    const statement = query.prepare(named.has(db) && isNamed(...details) ? nameOf(query) : '');
    built.set(db, shapes.set(shape, statement));
    return statement;
  };
}

/** PostgreSQL compares the first 63 bytes of a name. */
const nameOf = (query: Query<unknown>) =>
  createHash('sha256').update(query.toSQL().sql).digest('base64url');
