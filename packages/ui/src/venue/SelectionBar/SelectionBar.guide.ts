import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Tells how many venues are selected and does one thing with all of them at once.',
  avoid:
    'Leave it out while nothing is selected. What concerns one venue is on its VenueCard; what follows the press is a BulkModal.',
  anatomy: [
    [
      'Clear',
      'A cross that lets go of the selection. First on a desk, at the upper end on a phone.',
    ],
    ['Count', '“12 selected”; read out whenever it changes.'],
    ['All', 'Offers every venue that matches, while more match than are selected.'],
    [
      'Actions',
      'In the order of a VenueCard’s buttons. Discard has the cautious tone, since it asks before it acts.',
    ],
  ],
  states: [
    ['Some', 'With the offer to select all.'],
    ['All', 'Without that offer; the count says how many there are.'],
    ['Selecting all', 'The offer waits until the list of all has come.'],
    ['Busy', 'Everything waits while they are being decided.'],
    ['Discarded list', 'One action: Restore.'],
    ['Phone', 'Count, offer and actions below one another; the actions share the width.'],
  ],
  keyboard: [
    ['Tab', 'The offer of all, the actions, the cross.'],
    ['Enter, Space', 'Press what has the focus.'],
  ],
  code: `import { type BulkActionId, SelectionBar } from '@campetto/ui';

interface Selection {
  count: number;
  busy: boolean;
  onAction: (id: BulkActionId) => void;
  onClear: () => void;
}

export function Selected({ count, busy, onAction, onClear }: Selection) {
  return (
    <SelectionBar
      labels={{ region: 'Selection', selected: \`\${count} selected\`, clear: 'Clear selection' }}
      actions={[
        { id: 'approve', label: 'Approve' },
        { id: 'discard', label: 'Discard' },
      ]}
      busy={busy}
      onAction={onAction}
      onClear={onClear}
    />
  );
}
`,
  rules: [
    {
      do: 'Say the figure in “Select all 1,229 that match”: nobody should have to guess what they are about to decide.',
      dont: 'Decide on all that match at once from here, without the question of a BulkModal.',
    },
  ],
};
