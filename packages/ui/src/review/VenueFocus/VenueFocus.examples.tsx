import { focusLabels } from '@campetto/messages/admin/review/focus';
import { i18nOf } from '@campetto/messages/stories/i18n';
import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { sampleAction } from '../../sample-copy/venues.ts';
import { VenueFocus } from './VenueFocus.tsx';

const actions = (['approve', 'edit', 'discard'] as const).map((id) =>
  sampleAction(id, 'Centro Sportivo Giuriati', {}),
);

export const examples: readonly Example[] = [
  {
    ...pair(
      VenueFocus,
      {
        labels: focusLabels(i18nOf({})),
        position: '3 of 1,314',
        onPrevious: () => {},
        onNext: () => {},
        actions: actions.map((action, index) => ({ ...action, shortcut: 'AED'[index] })),
        pending: false,
        onAction: () => {},
        children: null,
      },
      { actions },
    ),
    from: 'tablet',
  },
];
