import { EarlierIds } from './earlier-ids.ts';
import { type PreparedVenue, prepareVenue, refuseBlank } from './prepare-venue.ts';
import type { IdentifiedItem } from './sources/identify.ts';

export type IdentifiedRecord = Exclude<IdentifiedItem, { broken: string }>;

/**
 * Prepares the records of a file, in their order.
 *
 * @returns a function that throws a Refusal for a record that breaks a rule, and a RepeatedId for one with the id of an
 *   earlier record that it has prepared
 */
export function createRecordPreparer(): (record: IdentifiedRecord) => PreparedVenue {
  const earlier = new EarlierIds();
  return ({ at, record, source }) => {
    const venue = earlier.distinguish(source.read(record));
    earlier.refuseRepeated(venue);
    const prepared = prepareVenue(venue);
    refuseBlank(prepared);
    earlier.add(venue, at);
    return prepared;
  };
}
