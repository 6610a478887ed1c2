import { useState } from 'react';
import { readText, storeText } from '../../deviceStorage.ts';

const KEY = 'campetto.shortcuts';

/** Whether single keys act (WCAG 2.1.4: they can be switched off), stored for this device. */
export function useShortcutsSetting() {
  const [enabled, setEnabled] = useState(() => readText(KEY) !== 'off');
  return {
    enabled,
    setEnabled: (on: boolean): void => {
      storeText(KEY, on ? null : 'off');
      setEnabled(on);
    },
  };
}

export type ShortcutsSetting = ReturnType<typeof useShortcutsSetting>;
