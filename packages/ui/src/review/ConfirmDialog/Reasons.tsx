import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { RadioGroup } from '../../primitives/RadioGroup/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import * as styles from './ConfirmDialog.css.ts';

export interface ReasonsProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Undefined while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** Whether the digits 1, 2, … choose a reason (WCAG 2.1.4: they can be turned off). Default false. */
  shortcuts?: boolean | undefined;
  /** A note in the reviewer's own words; some reasons need it, the others allow it. */
  note: {
    label: string;
    /** Shown beside the label if the note is not needed: "optional". */
    optional?: string | undefined;
    value: string;
    onChange: (value: string) => void;
    required: boolean;
    error?: string | undefined;
  };
}

/** The validation errors of a confirmation, by field. */
export function reasonErrors(reasons: ReasonsProps | undefined): Record<string, string> {
  return reasons?.note.error === undefined ? {} : { note: reasons.note.error };
}

/** Controls that take digits themselves. */
const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/**
 * Chooses the reason of a digit wherever the focus is in the dialog, except in a text field. The focus moves
 * to the reason, from which Enter confirms, or to the note if the reason needs one.
 */
function useDigits({ options, onChange, shortcuts = false }: ReasonsProps, pending: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const choose = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const option = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
    if (pending || option === undefined || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    event.preventDefault();
    // Rendered at once, because only then is it known whether the reason needs a note.
    flushSync(() => onChange(option.value));
    const reason = `[type=radio][value="${option.value}"]`;
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    (find('[type=text]:required') ?? find(reason))?.focus();
  });
  useEffect(() => {
    if (!shortcuts) return;
    const dialog = ref.current?.closest('[role$=dialog]') ?? document;
    const onKeyDown = (event: Event) => choose(event as KeyboardEvent);
    dialog.addEventListener('keydown', onKeyDown);
    return () => dialog.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
  return ref;
}

/** Why a venue is discarded: one of the known reasons, and a note. Takes the focus when the dialog opens. */
export function Reasons({ pending, ...props }: ReasonsProps & { pending: boolean }) {
  const { legend, options, value, onChange, shortcuts, note } = props;
  const ref = useDigits(props, pending);
  return (
    <div ref={ref} className={styles.reasons}>
      <RadioGroup
        label={legend}
        note={note.optional}
        layout="columns"
        options={options.map((option, index) => ({
          ...option,
          shortcut: shortcuts && index < 9 ? String(index + 1) : undefined,
        }))}
        value={value}
        // Reasons and note are not disabled while pending: they would lose the focus, which must stay after a failure.
        onValueChange={(next) => pending || onChange(next)}
        autoFocus={!note.required}
      />
      <TextField
        label={note.label}
        note={note.required ? undefined : note.optional}
        value={note.value}
        onValueChange={note.onChange}
        required={note.required}
        error={note.error}
        readOnly={pending}
        autoFocus={note.required}
        autoComplete="off"
      />
    </div>
  );
}
