import { formattedAfter, type MergeChanges } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import { addressColumns, addressOf } from '../venues/address-columns.ts';
import type { VenueChanges } from '../venues/repository.ts';

const overlay = <T extends object>(
  stored: T,
  changed: { [Field in keyof T]?: T[Field] | undefined } = {},
): T => ({ ...stored, ...changed });

/**
 * What an update sets, and a merge with some of its fields; the formatted address follows its parts,
 * the folder path stays.
 */
export function fieldChanges(row: VenueRow, { metadata, ...changed }: MergeChanges): VenueChanges {
  const { name, phoneNumber, sportIds, isVerified } = row;
  const stored = { id: row.id, name, phoneNumber, sportIds, isVerified };
  const sportsVenue = overlay(stored, changed.sportsVenue);
  const address = overlay(addressOf(row), changed.address);
  const formattedAddress = formattedAfter(addressOf(row), address);
  return {
    name: sportsVenue.name,
    phoneNumber: sportsVenue.phoneNumber || null,
    sportIds: sportsVenue.sportIds,
    isVerified: sportsVenue.isVerified,
    ...addressColumns({ ...address, formattedAddress }),
    ...(metadata ? { website: metadata.website } : {}),
  };
}
