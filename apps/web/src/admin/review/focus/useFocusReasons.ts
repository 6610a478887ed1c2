import { DISCARD_REASONS } from '@campetto/contract';
import { noReason } from '@campetto/messages/admin/review/focus';
import { reasonNames } from '@campetto/messages/admin/venue';
import type { VenueFocusProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';
import type { FocusMode } from './useFocusMode.ts';

/** The reasons for discarding, while one is chosen. */
export function useFocusReasons(focus: FocusMode): VenueFocusProps['reasons'] {
  const { i18n } = useLingui();
  const { enabled } = useShortcutsSetting();
  if (!focus.choosing) return undefined;
  const names = reasonNames(i18n);
  const keyOf = (key: string) => (enabled ? key : undefined);
  return {
    options: [
      ...DISCARD_REASONS.map((value, index) => ({
        value,
        label: names[value],
        shortcut: keyOf(String(index + 1)),
      })),
      { value: '', label: noReason(i18n), shortcut: keyOf('0') },
    ],
    onChoose: (value) => focus.discard(DISCARD_REASONS.find((known) => known === value)),
    onCancel: focus.cancel,
  };
}
