import type { MouseEvent } from 'react';
import { Button, type ButtonTone } from '../../primitives/Button/index.ts';
import { KeyHint } from '../../primitives/Kbd/KeyHint.tsx';
import { ACTION_TONES } from '../../venue/actionTones.ts';
import type { VenueActionButton, VenueActionId } from '../../venue/VenueCard/types.ts';
import * as styles from './VenueFocus.css.ts';

export type FocusActionId = VenueActionId | 'setAside' | 'skip';

export interface FocusActionsProps {
  labels: {
    /** Names the group of buttons: "Decision". */
    decision: string;
  };
  /** In the order shown; `shortcut` is the letter that does the same: "A". */
  actions: readonly (Omit<VenueActionButton, 'id'> & {
    id: FocusActionId;
    shortcut?: string | undefined;
  })[];
  /** Gets the focus when the actions appear. */
  autoFocus?: FocusActionId | undefined;
  /** An action on this venue is in progress. */
  pending: boolean;
  onAction: (id: FocusActionId) => void;
}

const TONES: Record<FocusActionId, ButtonTone> = {
  ...ACTION_TONES,
  setAside: 'neutral',
  skip: 'quiet',
};

/** The actions of a card; on phones they stay in sight. */
const STICKY: readonly FocusActionId[] = ['approve', 'edit', 'discard', 'restore'];

/** The decisions on the venue that is shown. */
export function FocusActions({ labels, actions, autoFocus, pending, onAction }: FocusActionsProps) {
  return (
    <fieldset className={styles.actions} aria-label={labels.decision}>
      {actions.map(({ id, label, accessibleLabel, shortcut }) => (
        <Button
          key={id}
          tone={TONES[id]}
          autoFocus={id === autoFocus}
          disabled={pending && id !== 'skip'}
          data-sticky={STICKY.includes(id) || undefined}
          aria-label={accessibleLabel}
          aria-keyshortcuts={shortcut?.toLowerCase()}
          onClick={(event: MouseEvent) => {
            // The second click of a double click would decide on the next venue. Skip decides nothing.
            if (event.detail < 2 || id === 'skip') onAction(id);
          }}
        >
          {label}
          <KeyHint shortcut={shortcut} />
        </Button>
      ))}
    </fieldset>
  );
}
