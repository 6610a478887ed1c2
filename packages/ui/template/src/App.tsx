import { ConfirmDialog, EmptyState, LiveRegion, Stack } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import { useState } from 'react';
import { Card } from './Card.tsx';
import { VENUES, type Venue } from './venues.ts';

/** A list of venues to approve, one after the other. */
export function App() {
  const [venues, setVenues] = useState(VENUES);
  const [asked, setAsked] = useState<Venue>();
  const [message, setMessage] = useState('');

  function approve() {
    setVenues(venues.filter((venue) => venue !== asked));
    setMessage(`${asked?.name} approved`);
    setAsked(undefined);
  }

  return (
    <main style={{ maxInlineSize: '30rem', marginInline: 'auto', padding: '1.5rem' }}>
      <Stack gap="roomy">
        <h1>Venues</h1>
        {venues.map((venue) => (
          <Card key={venue.id} venue={venue} onApprove={setAsked} />
        ))}
        {venues.length === 0 && <EmptyState title="All venues are approved" />}
      </Stack>
      <LiveRegion message={message} />
      {asked && (
        <ConfirmDialog
          open
          tone="brand"
          labels={labels.ConfirmDialog.approve}
          subject={asked.name}
          detail={asked.address}
          pending={false}
          onConfirm={approve}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </main>
  );
}
