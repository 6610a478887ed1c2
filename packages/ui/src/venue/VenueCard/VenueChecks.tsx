import type { FocusEvent, MouseEvent, ToggleEvent } from 'react';
import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import type { VenueCardLabels, VenueCheck } from './types.ts';
import * as styles from './VenueChecks.css.ts';

interface VenueChecksProps {
  labels: Pick<VenueCardLabels, 'checks' | 'more'>;
  checks: readonly VenueCheck[];
  disabled: boolean;
}

/**
 * The failed checks: one line with the first and the number of the others. The line opens a panel with all of them,
 * their explanations and suggested fixes, over the card, so that no button of the row moves. The fix of a single check
 * is beside the line.
 */
export function VenueChecks({ labels, checks, disabled }: VenueChecksProps) {
  const [first, ...others] = checks;
  if (first === undefined) return null;
  return (
    <div className={styles.box}>
      <button
        type="button"
        ref={opensNext}
        className={styles.line}
        disabled={disabled}
        onMouseDown={focusPressed}
        onBlur={hideLeft}
      >
        <span className={hidden}>{labels.checks}: </span>
        <span className={styles.first} title={first.text}>
          {first.text}
        </span>
        {others.length > 0 && (
          <>
            <span className={hidden}>{others.map(({ text }) => `, ${text}`)}</span>
            <span className={styles.more} aria-hidden="true">
              {labels.more?.(others.length)}
            </span>
          </>
        )}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are texts. */}
      <div
        popover="auto"
        role="group"
        aria-label={labels.checks}
        tabIndex={-1}
        className={styles.panel}
        onToggle={focusOpened}
        onBlur={hideLeft}
      >
        <ul className={styles.list}>
          {checks.map((check) => (
            <li key={check.id}>
              <p className={styles.text}>{check.text}</p>
              <p className={styles.explanation}>{check.explanation}</p>
              {others.length > 0 && <Fix {...check} disabled={disabled} />}
            </li>
          ))}
        </ul>
      </div>
      {others.length === 0 && <Fix {...first} disabled={disabled} />}
    </div>
  );
}

/** Connects button and panel by element, because an id would need a hook in each card. */
function opensNext(button: HTMLButtonElement | null) {
  if (button) button.popoverTargetElement = button.nextElementSibling;
}

function focusOpened({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.focus();
}

/** Closes the panel when the focus leaves, because it would cover a dialog that a key opens. */
function hideLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const box = currentTarget.parentElement;
  if (!box?.contains(relatedTarget)) box?.querySelector<HTMLElement>('[popover]')?.hidePopover();
}

/** Safari does not focus a pressed button: the panel would close as it loses the focus, and the press reopen it. */
function focusPressed(event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  event.currentTarget.focus();
}

function Fix({ fix, disabled }: VenueCheck & { disabled: boolean }) {
  if (!fix) return null;
  function onClick({ currentTarget }: MouseEvent<HTMLElement>) {
    // Closed first, so that the focus is on the line, to which a dialog can return it.
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    fix?.onAction();
  }
  return (
    <button type="button" className={styles.fix} disabled={disabled} onClick={onClick}>
      {fix.label}
    </button>
  );
}
