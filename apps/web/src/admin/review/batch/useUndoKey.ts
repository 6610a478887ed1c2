import type { BatchReport } from '@campetto/ui';
import { useState } from 'react';
import { useShortcutsSetting } from '../shortcuts/ShortcutsProvider.tsx';
import { createTypedText } from '../shortcuts/typedText.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

/**
 * The key that undoes the last decision undoes a batch while its report is open, as its button does, or is reported as a
 * letter of a typed text.
 */
export function useUndoKey(undo: BatchReport['undo'], onTyped: (isTyped: boolean) => void): void {
  const { enabled } = useShortcutsSetting();
  const [typedText] = useState(createTypedText);
  async function press(): Promise<void> {
    if (!(await typedText.isAlone())) return;
    onTyped(false);
    undo?.onAction();
  }
  useShortcuts(
    enabled && undo !== undefined,
    { u: () => void press() },
    {
      repeating: [],
      anywhere: ['u'],
      isInPlace: () => true,
      onOutside: () => {},
      typedText,
      onTyped: () => onTyped(true),
      inDialog: true,
    },
  );
}
