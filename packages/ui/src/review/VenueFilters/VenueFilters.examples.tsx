import type { Example } from '../../docs/page/Rules.tsx';
import { venueCopy } from '../../sample-copy/venue.ts';
import type { VenueFiltersProps } from './types.ts';
import { VenueFilters } from './VenueFilters.tsx';

const OPTIONS = { countries: [], cities: [], sports: [], sources: [], checks: [] };

const NOTHING = { country: null, city: null, sport: null, source: null, check: null } as const;

const filters = (decided: Partial<VenueFiltersProps['options']>) => (
  <VenueFilters
    labels={venueCopy({}).filters}
    value={{ ...NOTHING, reason: null, reviewer: null, sort: 'newest', limit: 20 }}
    options={{
      ...OPTIONS,
      ...decided,
      sorts: [{ value: 'newest', label: 'Newest first' }],
      limits: [{ value: 20, label: '20' }],
    }}
    onChange={() => {}}
    onApply={() => {}}
    onClear={() => {}}
  />
);

/** Pending venues have neither a reason nor a reviewer. */
export const examples: readonly Example[] = [
  {
    do: filters({}),
    dont: filters({
      reasons: [{ value: 'none', label: 'None' }],
      reviewers: [{ value: 'nobody', label: 'Nobody' }],
    }),
  },
];
