import { VenueCard } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import { memo } from 'react';
import type { Venue } from './venues.ts';

interface CardProps {
  venue: Venue;
  /** Must stay the same function, or every card renders again. */
  onApprove: (venue: Venue) => void;
}

/** Memoised, because no component of the design system is. */
export const Card = memo(function Card({ venue, onApprove }: CardProps) {
  const { name, address, sports } = venue;
  return (
    <VenueCard
      labels={labels.VenueCard}
      name={name}
      address={address}
      sports={sports}
      actions={[{ id: 'approve', label: 'Approve', accessibleLabel: `Approve ${name}` }]}
      pending={false}
      onAction={() => onApprove(venue)}
    />
  );
});
