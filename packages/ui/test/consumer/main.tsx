import '@campetto/ui/theme';
import { Button, createCampettoTheme, Dialog, Select, VenueCard } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import { setNonce } from 'get-nonce';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// An app outside the workspace that uses the packed design system.

const countries = [
  { value: 'it', label: 'Italy' },
  { value: 'es', label: 'Spain' },
] as const;

setNonce('of-this-page');

function App() {
  const [country, setCountry] = useState<'it' | 'es'>();
  const [asking, setAsking] = useState(false);
  return (
    <main style={{ maxInlineSize: '24rem', margin: '2rem' }}>
      <Button tone="brand">Sign in</Button>
      <Select label="Country" options={countries} value={country} onValueChange={setCountry} />
      <VenueCard
        labels={labels.VenueCard}
        name="Padel Club Navigli"
        sports={['Padel']}
        actions={[
          { id: 'approve', label: 'Approve', accessibleLabel: 'Approve Padel Club Navigli' },
        ]}
        pending={false}
        onAction={() => setAsking(true)}
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Approve this venue?"
        closeLabel="Close"
        footer={
          <Button tone="positive" icon={Check} onClick={() => setAsking(false)}>
            Approve
          </Button>
        }
      >
        Players will find it in the app.
      </Dialog>
    </main>
  );
}

if (location.search === '?branded') {
  const { css } = createCampettoTheme({ brand: '#7B2D8E', radius: { panel: '6px' } });
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
