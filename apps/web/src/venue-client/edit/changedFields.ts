/** The fields of `after` that have another value in `before`. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const stored = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(stored.get(field)),
  );
  return Object.fromEntries(changed) as Partial<T>; // entries of `after`
}
