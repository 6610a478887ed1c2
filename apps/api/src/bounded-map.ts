/** A map of at most `max` entries, which forgets the one that was added first for another one. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override set(key: Key, value: Value): this {
    const [oldest] = this.size < this.#max || this.has(key) ? [] : this.entries();
    if (oldest) this.delete(oldest[0]);
    return super.set(key, value);
  }
}
