import {
  confirmationName,
  shortcutGroups,
  shortcutsLabels,
  shortcutsName,
} from '@campetto/messages/admin/review/shortcuts';
import { ShortcutsDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { createContext, type ReactNode, use, useMemo, useReducer, useState } from 'react';
import { readText, storeText } from '../../../venue-client/deviceStorage.ts';
import {
  CONFIRMABLE_MOVES,
  isConfirmationOn,
  switchConfirmation,
} from '../decisions/confirmation.ts';

const KEY = 'campetto.shortcuts';

interface ShortcutsSetting {
  /** Whether single keys act (WCAG 2.1.4: they can be turned off), stored for this device. */
  enabled: boolean;
  /** Opens the list of shortcuts, where they and the confirmations are turned off and on. */
  show: () => void;
}

const ShortcutsContext = createContext<ShortcutsSetting>({ enabled: true, show: () => undefined });

export const useShortcutsSetting = () => use(ShortcutsContext);

/** The shortcuts of the review screen: their setting and their list, which every screen can open. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const [enabled, setEnabled] = useState(() => readText(KEY) !== 'off');
  const [shown, setShown] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  const setting = useMemo(() => ({ enabled, show: () => setShown(true) }), [enabled]);

  function switchShortcuts(on: boolean): void {
    storeText(KEY, on ? null : 'off');
    setEnabled(on);
  }

  return (
    <ShortcutsContext value={setting}>
      {children}
      <ShortcutsDialog
        open={shown}
        labels={shortcutsLabels(i18n)}
        groups={shortcutGroups(i18n)}
        toggles={[
          { label: shortcutsName(i18n), checked: enabled, onChange: switchShortcuts },
          ...CONFIRMABLE_MOVES.map((move) => ({
            label: confirmationName(i18n)[move],
            checked: isConfirmationOn(move),
            onChange: (on: boolean) => {
              switchConfirmation(move, on);
              renderAgain();
            },
          })),
        ]}
        onClose={() => setShown(false)}
      />
    </ShortcutsContext>
  );
}
