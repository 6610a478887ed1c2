import {
  shortcutGroups,
  shortcutsLabels,
  shortcutToggleLabel,
} from '@campetto/messages/admin/decisions';
import { ShortcutsDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';

interface ReviewShortcutsProps {
  enabled: boolean;
  onToggle: (on: boolean) => void;
  onClose: () => void;
}

/** The keys of the review screen, and the way to turn them off. */
export function ReviewShortcuts({ enabled, onToggle, onClose }: ReviewShortcutsProps) {
  const { i18n } = useLingui();
  return (
    <ShortcutsDialog
      open
      labels={shortcutsLabels(i18n)}
      groups={shortcutGroups(i18n)}
      toggle={{ label: shortcutToggleLabel(i18n), checked: enabled, onChange: onToggle }}
      onClose={onClose}
    />
  );
}
