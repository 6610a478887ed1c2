import type { Example } from '../../docs/page/Rules.tsx';
import { EmptyState } from './EmptyState.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <EmptyState
        headingLevel={3}
        title="No venues match these filters"
        hint="Venues of other cities are still there."
        action={{ label: 'Clear the filters', onAction: () => {} }}
      />
    ),
    dont: <EmptyState headingLevel={3} title="No data" />,
  },
];
