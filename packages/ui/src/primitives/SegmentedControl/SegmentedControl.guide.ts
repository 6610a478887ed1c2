import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'One of two to four views or lists, which is shown at once: pending, approved or discarded venues.',
  avoid:
    'A choice in a form is a RadioGroup. More than four options, or long ones, are a Select. Pages of their own are links.',
  anatomy: [
    ['Group', 'Its label is read aloud only.'],
    ['Segment', 'A short label; at least 44 px high.'],
    ['Count', 'Optional, after the label: how many there are.'],
  ],
  states: [
    ['Chosen', 'In the brand’s colour with an edge; under forced colours in that of a selection.'],
    ['Hover, focused', 'A darker ground; a ring around the segment.'],
    ['Narrow', 'Segments share the width; the count wraps below its label.'],
  ],
  keyboard: [
    ['Tab', 'One stop: the chosen segment.'],
    ['Arrow keys', 'Move to the next segment and choose it, cyclically.'],
  ],
  code: `import { SegmentedControl } from '@campetto/ui';
import { useState } from 'react';

export function Status() {
  const [status, setStatus] = useState<'pending' | 'approved'>('pending');
  return (
    <SegmentedControl
      label="Status"
      options={[
        { value: 'pending', label: 'Pending', count: '1,315' },
        { value: 'approved', label: 'Approved', count: '38' },
      ]}
      value={status}
      onValueChange={setStatus}
    />
  );
}
`,
  rules: [
    {
      do: 'Use one or two words for each segment.',
      dont: 'Explain in a segment what it does: the group is read as a whole.',
    },
  ],
  content: [
    'One or two words for each segment, all of the same kind.',
    'A count arrives formatted: “1,315”. It is not part of the label.',
  ],
  screenReader: ['It is a group of radio buttons. A segment with an icon is read by its label.'],
};
