import { formatAddress, formattedAfter, type MergeChanges } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { hasWrittenAddress } from '../history/repository.ts';
import { addressColumns, addressOf } from '../venues/address-columns.ts';
import type { VenueChanges } from '../venues/repository.ts';

const overlay = <T extends object>(
  stored: T,
  changed: { [Field in keyof T]?: T[Field] | undefined } = {},
): T => ({ ...stored, ...changed });

/**
 * The columns that an update sets, or a merge with some of its fields. The formatted address follows its parts unless
 * an administrator wrote it; the folder path stays.
 */
export async function fieldChanges(
  executor: Executor,
  row: VenueRow,
  { metadata, ...changed }: MergeChanges,
): Promise<VenueChanges> {
  const { name, phoneNumber, sportIds, isVerified } = row;
  const stored = { id: row.id, name, phoneNumber, sportIds, isVerified };
  const sportsVenue = overlay(stored, changed.sportsVenue);
  const address = overlay(addressOf(row), changed.address);
  const following = formattedAfter(addressOf(row), address);
  const isKept =
    following !== address.formattedAddress &&
    address.formattedAddress !== formatAddress(addressOf(row)) &&
    (await hasWrittenAddress(executor, row));
  return {
    name: sportsVenue.name,
    phoneNumber: sportsVenue.phoneNumber || null,
    sportIds: sportsVenue.sportIds,
    isVerified: sportsVenue.isVerified,
    ...addressColumns(isKept ? address : { ...address, formattedAddress: following }),
    ...(metadata ? { website: metadata.website } : {}),
  };
}
