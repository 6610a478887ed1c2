import { checkVenue, failedChecks, SPORTS, type VenueReviewItem } from '@campetto/contract';
import { EMPTY_DRAFT, type VenueDraft } from '../venue-client/create/draft.ts';

/** A complete venue for tests and stories; `change` replaces parts of it. */
export function exampleVenue(
  change: {
    status?: VenueReviewItem['status'];
    version?: number;
    hasImage?: boolean;
    id?: string;
    sportsVenue?: Partial<VenueReviewItem['venue']['sportsVenue']>;
    address?: Partial<VenueReviewItem['venue']['address']>;
    metadata?: Partial<VenueReviewItem['metadata']>;
    decision?: VenueReviewItem['decision'];
    discardedDuplicate?: VenueReviewItem['discardedDuplicate'];
    setAside?: VenueReviewItem['setAside'];
    suggestedPhone?: VenueReviewItem['suggestedPhone'];
    shared?: Partial<VenueReviewItem['shared']>;
  } = {},
): VenueReviewItem {
  const id = change.id ?? '01890a5d-ac96-774b-bcce-b302099a8057';
  const item = {
    folderPath: `venues/italy/milano/${id}`,
    country: 'italy',
    hasImage: change.hasImage ?? false,
    status: change.status ?? 'pending',
    version: change.version ?? 1,
    decision: change.decision ?? null,
    discardedDuplicate: change.discardedDuplicate ?? null,
    setAside: change.setAside ?? null,
    suggestedPhone: change.suggestedPhone ?? null,
    shared: { coordinates: 0, phone: 0, website: 0, ...change.shared },
    metadata: {
      website: 'https://www.acgaribaldina1932.net/',
      rating: 4.3,
      totalRatings: 87,
      lastUpdated: '2020-06-11T00:00:00.000Z',
      source: 'Comune di Milano',
      photoFileName: null,
      ...change.metadata,
    },
    venue: {
      sportsVenue: {
        id,
        name: 'A.C. Garibaldina 1932',
        phoneNumber: '+39 02 0000 0000',
        sportIds: [SPORTS[0].id, SPORTS[2].id],
        isVerified: false,
        ...change.sportsVenue,
      },
      address: {
        country: 'Italy',
        countryCode: 'IT',
        city: 'Milano',
        state: '',
        stateCode: '',
        street: 'Via Don Giovanni Minzoni',
        number: '4',
        postalCode: '20158',
        formattedAddress: '',
        latitude: 45.5048719469,
        longitude: 9.16934145338,
        ...change.address,
      },
    },
  };
  return { ...item, checks: failedChecks(checkVenue(item), item.shared) };
}

/** A complete address as typed. */
export const EXAMPLE_ADDRESS = {
  country: 'Italia',
  countryCode: 'IT',
  city: 'Verona',
  street: 'Via Roma',
  number: '12',
  postalCode: '37121',
  state: 'Veneto',
  stateCode: 'VR',
  latitude: '45.438384',
  longitude: '10.991622',
  formattedAddress: 'Via Roma 12, Verona',
};

/** A draft that can be sent. */
export const FULL_DRAFT: VenueDraft = {
  ...EMPTY_DRAFT,
  name: 'Padel Club Navigli',
  phone: '045 000-0000',
  address: EXAMPLE_ADDRESS,
  sportIds: [SPORTS[1].id],
};
