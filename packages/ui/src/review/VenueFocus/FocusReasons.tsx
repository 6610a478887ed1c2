import { type KeyboardEvent, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { DialogRegistry } from '../../primitives/Dialog/index.ts';
import { KeyHint } from '../../primitives/Kbd/KeyHint.tsx';
import * as styles from './VenueFocus.css.ts';

export interface FocusReasonsProps {
  labels: {
    /** Asks for the reason: "Why is it discarded?" */
    reasons: string;
    cancel: string;
  };
  /** `shortcut` is the digit that chooses it. */
  options: readonly { value: string; label: string; shortcut?: string | undefined }[];
  onChoose: (value: string) => void;
  /** Cancel, Escape, and Back on a phone. */
  onCancel: () => void;
}

/** The reasons of a discard: one press chooses one and discards. */
export function FocusReasons({ labels, options, onChoose, onCancel }: FocusReasonsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  // The pressed button is gone, so the group gets the focus. After a key press it may be outside of the window.
  useEffect(() => {
    group.current?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: 'nearest' });
    // If the group is higher than the window, the question is visible.
    group.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, []);
  const register = use(DialogRegistry);
  const cancel = useEffectEvent(onCancel);
  useLayoutEffect(() => {
    // With a keyboard, Escape cancels, and an entry of the history for each discard would slow the keys down.
    if (matchMedia('(pointer: coarse)').matches) return register(() => cancel());
    return undefined;
  }, [register]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  }
  return (
    <div className={styles.cover}>
      <fieldset ref={group} tabIndex={-1} className={styles.reasons} onKeyDown={onKeyDown}>
        <legend className={styles.legend}>{labels.reasons}</legend>
        <div className={styles.options}>
          {options.map(({ value, label, shortcut }) => (
            <Button
              key={value}
              tone="caution"
              aria-keyshortcuts={shortcut}
              onClick={() => onChoose(value)}
            >
              {label}
              <KeyHint shortcut={shortcut} />
            </Button>
          ))}
        </div>
        <Button tone="quiet" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </fieldset>
    </div>
  );
}
