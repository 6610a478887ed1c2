import { ShortcutSheet } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';

interface ShortcutDialogProps {
  on: boolean;
  onToggle: (on: boolean) => void;
  onClose: () => void;
}

/** The keys of the review screen, and the way to turn them off. */
export function ShortcutDialog({ on, onToggle, onClose }: ShortcutDialogProps) {
  const { t } = useLingui();
  const key = (keys: string, label: string) => ({ keys: [keys], label });
  return (
    <ShortcutSheet
      open
      labels={{ title: t`Keyboard shortcuts`, close: t`Close` }}
      groups={[
        {
          title: t`Move`,
          shortcuts: [key('J', t`Next venue`), key('K', t`Previous venue`)],
        },
        {
          title: t`Decide`,
          shortcuts: [
            key('A', t`Approve`),
            key('D', t`Discard`),
            key('E', t`Edit`),
            key('R', t`Restore`),
            key('U', t`Undo the last decision`),
          ],
        },
        {
          title: t`Find`,
          shortcuts: [
            key('X', t`Select or deselect`),
            key('/', t`Search`),
            key('?', t`These shortcuts`),
          ],
        },
        {
          title: t`In a dialog`,
          shortcuts: [
            key(t({ message: 'Enter', context: 'key' }), t`Confirm`),
            key('Esc', t`Cancel`),
          ],
        },
      ]}
      toggle={{ label: t`Use single keys`, checked: on, onChange: onToggle }}
      onClose={onClose}
    />
  );
}
