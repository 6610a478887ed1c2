import type { Executor } from './transact.ts';

/**
 * Statements that are built once for each database and shape: building a select of thirty columns
 * takes longer than sending it. Build them with `prepare('')`: a name would be state of the
 * connection, which not every pooler preserves. `details` are the values that the shape names.
 */
export function preparedBy<Shape extends string, T, Details extends unknown[]>(
  build: (db: Executor, shape: Shape, ...details: Details) => T,
) {
  const built = new WeakMap<Executor, Map<Shape, T>>();
  return (db: Executor, shape: Shape, ...details: Details): T => {
    const shapes = built.get(db) ?? new Map<Shape, T>();
    const statement = shapes.get(shape) ?? build(db, shape, ...details);
    built.set(db, shapes.set(shape, statement));
    return statement;
  };
}
