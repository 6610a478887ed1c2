import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Two to four filters that are needed all the time, each turned on and off by one press.',
  avoid:
    'A choice of one of several is a SegmentedControl. What is chosen in VenueFilters is removed by the active filters of the ReviewToolbar.',
  anatomy: [['Chip', 'A button with the name of its filter; a tick while it is on.']],
  states: [
    ['Off', 'An outline.'],
    ['On', 'Filled, with a tick; aria-pressed says so.'],
    ['Narrow', 'The chips wrap.'],
  ],
  keyboard: [
    ['Tab', 'From chip to chip.'],
    ['Enter, Space', 'Turn it on or off.'],
  ],
  code: `import { QuickFilters } from '@campetto/ui';
import { useState } from 'react';

export function Quick() {
  const [clean, setClean] = useState(false);
  return (
    <QuickFilters
      label="Quick filters"
      filters={[{ id: 'clean', label: 'Clean', pressed: clean, onToggle: () => setClean(!clean) }]}
    />
  );
}
`,
  rules: [
    {
      do: 'Name what the list then contains, in one to three words.',
      dont: 'Name an action: “Show only venues without failed checks”.',
    },
  ],
  content: [
    'One to three words say what the list then contains: “Clean”, “Needs a look”, in Italian “Possibili doppioni”. Not “Show clean venues”.',
    'No tick and no “on” in the text: the tick is drawn, and the state is reported.',
    'The group is named by a noun: “Quick filters”.',
  ],
  screenReader: ['It is a group of buttons; one that is turned on is reported as pressed.'],
};
