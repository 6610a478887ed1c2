import {
  type Address,
  folderPathOf,
  formatAddress,
  placeSlugs,
  SPORTS,
  type UpdateBody,
} from '@campetto/contract';
import { sql } from 'drizzle-orm';
import { newId } from '../../src/db/id.ts';
import { discardReasonCounts, type NewVenue } from '../../src/db/schema.ts';
import { type Database, transact } from '../../src/db/transact.ts';
import { addressColumns } from '../../src/venues/address-columns.ts';
import { addToCounts } from '../../src/venues/counts.ts';
import { insertVenues } from '../../src/venues/repository.ts';

export const MILANO: Address = {
  country: 'Italia',
  countryCode: 'IT',
  city: 'Milano',
  state: 'Lombardia',
  stateCode: 'MI',
  street: 'Via Don Giovanni Minzoni',
  number: '4',
  postalCode: '20158',
  formattedAddress: 'Via Don Giovanni Minzoni 4\n20158 Milano',
  latitude: 45.504871,
  longitude: 9.169341,
};

function inCity(place: Partial<Address>): Address {
  const address = { ...MILANO, ...place };
  return { ...address, formattedAddress: formatAddress(address) };
}

export const CITIES = {
  milano: MILANO,
  verona: inCity({ city: 'Verona', state: 'Veneto', stateCode: 'VR', postalCode: '37121' }),
  como: inCity({ city: 'Como', stateCode: 'CO', postalCode: '22100' }),
  madrid: inCity({ country: 'España', countryCode: 'ES', city: 'Madrid', stateCode: 'M' }),
  utrecht: inCity({ country: 'Nederland', countryCode: 'NL', city: 'Utrecht', stateCode: 'UT' }),
} as const satisfies Record<string, Address>;
export type City = keyof typeof CITIES;

/** A venue as an import brings it in. */
export function newVenue(city: City, changes: Partial<NewVenue> = {}): NewVenue {
  const id = newId();
  const address = CITIES[city];
  const now = new Date();
  return {
    id,
    status: 'pending',
    folderPath: folderPathOf(placeSlugs(address), id),
    name: 'A.C. Garibaldina 1932',
    sportIds: [SPORTS[0].id],
    ...addressColumns(address),
    website: 'https://www.acgaribaldina1932.net',
    source: 'milano',
    createdAt: now,
    updatedAt: now,
    ...changes,
  };
}

/** `count` new venues, each with the changes or with those for its index. */
export const newVenues = (
  count: number,
  city: City,
  changes: Partial<NewVenue> | ((index: number) => Partial<NewVenue>) = {},
): NewVenue[] =>
  Array.from({ length: count }, (_, index) =>
    newVenue(city, typeof changes === 'function' ? changes(index) : changes),
  );

/** The venue as a reviewer has seen it, in a request about several. */
export const seen = ({ folderPath, version = 1 }: Pick<NewVenue, 'folderPath' | 'version'>) => ({
  folderPath,
  version,
});

/** The body of an update that stores the venue as it is, apart from the changes; its address is that of `MILANO`. */
export const updateOf = (venue: NewVenue, changes: Partial<UpdateBody> = {}): UpdateBody => ({
  folderPath: venue.folderPath,
  sportsVenue: {
    id: venue.id,
    name: venue.name ?? '',
    phoneNumber: venue.phoneNumber ?? null,
    sportIds: venue.sportIds ?? [],
    isVerified: venue.isVerified ?? false,
  },
  address: MILANO,
  ...changes,
});

/** Stores venues with their counters, as an import does. */
export async function seed<Rows extends readonly NewVenue[]>(
  db: Database,
  rows: readonly [...Rows],
): Promise<Rows> {
  await transact(db, async (transaction) => {
    await insertVenues(transaction, [...rows]);
    await addToCounts(
      transaction,
      rows.map((row) => ({ ...row, by: 1 })),
    );
    const count = rows.filter(({ status }) => status === 'discarded').length;
    await transaction
      .insert(discardReasonCounts)
      .values({ reason: '', count })
      .onConflictDoUpdate({
        target: discardReasonCounts.reason,
        set: { count: sql`${discardReasonCounts.count} + excluded.count` },
      });
  });
  return rows as readonly NewVenue[] as Rows;
}

/** Stores one venue. */
export async function seedOne(db: Database, city: City = 'milano', changes?: Partial<NewVenue>) {
  const row = newVenue(city, changes);
  await seed(db, [row]);
  return row;
}
