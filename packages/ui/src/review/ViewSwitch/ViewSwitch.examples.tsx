import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { findCopy } from '../../sample-copy/find.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const { statuses, statusLabel } = venueCopy({});

function Line({ isLast }: { isLast: boolean }) {
  const [view, setView] = useState<'cards' | 'rows' | 'focus'>('cards');
  const viewSwitch = (
    <ViewSwitch key="view" labels={findCopy({}).viewSwitch} view={view} onView={setView} />
  );
  const status = (
    <SegmentedControl
      key="status"
      label={statusLabel}
      options={Object.entries(statuses).map(([value, label]) => ({ value, label }))}
      value="pending"
      onValueChange={() => {}}
    />
  );
  return <Stack direction="along">{isLast ? [status, viewSwitch] : [viewSwitch, status]}</Stack>;
}

export const examples: readonly Example[] = [
  { do: <Line isLast={true} />, dont: <Line isLast={false} /> },
];
