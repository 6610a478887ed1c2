import { RepeatedId } from './errors.ts';
import type { SourceVenue } from './sources/source.ts';

/** The ids of the records of a file that were read so far. */
export class EarlierIds {
  /** The position of the record that has an id. */
  readonly #positions = new Map<string, number>();
  /** Where an id repeats, the last number that distinguishes its records, so that none is tried again. */
  readonly #counts = new Map<string, number>();

  /** The venue with an id that no earlier record has, if the id is derived from its content. */
  distinguish(venue: SourceVenue): SourceVenue {
    if (!venue.isDerivedId) return venue;
    const { sourceId: id } = venue;
    let count = this.#counts.get(id) ?? 1;
    const numbered = () => (count === 1 ? id : `${id}~${count}`);
    while (this.#positions.has(keyOf({ ...venue, sourceId: numbered() }))) count += 1;
    this.#counts.set(id, count);
    return { ...venue, sourceId: numbered() };
  }

  /** @throws RepeatedId when an earlier record has the id of the venue */
  refuseRepeated(venue: SourceVenue): void {
    for (const key of keysOf(venue)) {
      const earlier = this.#positions.get(key);
      if (earlier === undefined) continue;
      const [id = ''] = key.split('\n');
      throw new RepeatedId(`has the id ${id} of an earlier record, number ${earlier}`);
    }
  }

  add(venue: SourceVenue, at: number): void {
    for (const key of keysOf(venue)) this.#positions.set(key, at);
  }
}

/** Two sources may use the same id. */
const keyOf = ({ source, sourceId }: SourceVenue) => `${sourceId}\n${source}`;

const keysOf = (venue: SourceVenue) => (venue.own ? [keyOf(venue), venue.own.id] : [keyOf(venue)]);
