import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows how many venues are selected and offers actions on all of them at once.',
  avoid:
    'Omit it while nothing is selected. Actions on one venue are on its VenueCard; the following dialog is a BatchDecisionDialog.',
  anatomy: [
    [
      'Clear',
      'A button that clears the selection. First on a desktop, at the end of the first line on a phone.',
    ],
    ['Count', '“12 venues selected”; announced whenever it changes.'],
    ['All', 'Offers to select every venue that matches, if more match than are selected.'],
    [
      'Actions',
      'In the order of a VenueCard’s buttons. Discard has the caution tone, since it asks first.',
    ],
  ],
  states: [
    ['Some', 'With the offer to select all.'],
    ['All', 'Without that offer; the count states how many there are.'],
    ['Selecting all', 'The offer is pending until the list of all has loaded.'],
    ['Pending', 'All controls wait while the venues are decided.'],
    ['Discarded list', 'One action: Restore.'],
    ['Narrow', 'Count, offer and actions one below the other; the actions share the width.'],
  ],
  keyboard: [
    ['Tab', 'The clear button, the offer of all, the actions.'],
    ['Enter, Space', 'Press the focused control.'],
  ],
  code: `import { type BatchActionId, SelectionBar } from '@campetto/ui';

interface Selection {
  count: number;
  pending: boolean;
  onAction: (id: BatchActionId) => void;
  onClear: () => void;
}

export function Selected({ count, pending, onAction, onClear }: Selection) {
  return (
    <SelectionBar
      labels={{ region: 'Selection', selected: \`\${count} venues selected\`, clear: 'Clear selection' }}
      actions={[
        { id: 'approve', label: 'Approve' },
        { id: 'discard', label: 'Discard' },
      ]}
      pending={pending}
      onAction={onAction}
      onClear={onClear}
    />
  );
}
`,
  rules: [
    {
      do: 'State the figure in “Select all 1,229 that match”, so that nobody has to guess.',
      dont: 'Offer “Select all”: all of the page, or all of the list?',
    },
    {
      do: 'Ask with a BatchDecisionDialog before all matching venues are decided.',
      dont: 'Decide on them directly.',
    },
  ],
  content: [
    'The number first: “12 venues selected”.',
    'An action is one verb: “Approve”. To select the rest names the number: “Select all 1,229 that match”.',
  ],
  screenReader: ['The number is announced when it changes. The bar is a region with a name.'],
};
