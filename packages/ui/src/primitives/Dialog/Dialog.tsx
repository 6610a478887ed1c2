import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { toneIcons } from '../Banner/tones.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isFocusFree } from '../isFocusFree.ts';
import * as styles from './Dialog.css.ts';
import { DialogForm } from './DialogForm.tsx';
import { DialogRegistry } from './DialogRegistry.ts';
import { PagePointerEvents } from './PagePointerEvents.tsx';
import type { DialogProps } from './types.ts';

/** Where a dialog that closes returns the focus: one that takes its place at once cannot see it any more. */
const closing: { opener: Element | null } = { opener: null };

/**
 * A modal dialog: the page behind neither scrolls nor reacts. Focus moves to the first control (or
 * the one with `autoFocus`) and returns to where it was.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  closeDisabled = false,
  tone,
  size = 'prompt',
  urgent = false,
  describedBy,
  footer,
  onSubmit,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  // Remembers the focused element, because Radix returns the focus to a trigger of its own only. The content is
  // rendered later, through a portal, so it does not have the focus yet.
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = isFocusFree() ? closing.opener : document.activeElement;
    return () => {
      closing.opener = opener.current;
      queueMicrotask(() => {
        closing.opener = null;
      });
    };
  }, [open]);
  const register = use(DialogRegistry);
  const close = useEffectEvent(() => !closeDisabled && onClose());
  useLayoutEffect(() => (open ? register(() => close()) : undefined), [open, register]);
  const Icon = tone && toneIcons[tone];
  const bodyDescribes =
    urgent && description === undefined && describedBy === undefined && children !== undefined;
  const body = <div className={styles.body}>{children}</div>;
  const content = (
    <>
      {children !== undefined &&
        (bodyDescribes ? <Radix.Description asChild>{body}</Radix.Description> : body)}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => !wanted && !closeDisabled && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={styles.panel({ size })}
            onOpenAutoFocus={({ target }) => queueMicrotask(() => settleFocus(target))}
            onKeyDown={({ key }) => key === 'Tab' && queueMicrotask(showFocused)}
            onCloseAutoFocus={() => isFocusFree() && returnFocus(opener.current)}
            onEscapeKeyDown={(event) => empties(event.target) && event.preventDefault()}
            role={urgent ? 'alertdialog' : 'dialog'}
            {...(description === undefined &&
              !bodyDescribes && { 'aria-describedby': describedBy })}
          >
            <PagePointerEvents />
            <div className={styles.header}>
              {Icon && (
                <span className={styles.disc({ tone })}>
                  <Icon className={styles.icon} aria-hidden="true" />
                </span>
              )}
              <div className={styles.heading}>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className={styles.description}>
                    {description}
                  </Radix.Description>
                )}
              </div>
            </div>
            {onSubmit ? <DialogForm onSubmit={onSubmit}>{content}</DialogForm> : content}
            {/* Last in order, so that focus enters at the dialog's own first control. */}
            <div className={styles.close({ beside: tone ? 'disc' : 'title' })}>
              <Radix.Close asChild>
                <IconButton
                  icon={X}
                  label={closeLabel}
                  aria-disabled={closeDisabled || undefined}
                />
              </Radix.Close>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the opener without scrolling if it is visible: browsers would scroll it clear of `scroll-padding`. */
function returnFocus(opener: Element | null): void {
  if (!(opener instanceof HTMLElement)) return;
  const { top, bottom } = opener.getBoundingClientRect();
  opener.focus({ preventScroll: top >= 0 && bottom <= window.innerHeight });
}

/** Whether Escape empties a focused search field with a list, instead of closing the dialog. */
const empties = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.role === 'combobox' && target.value !== '';

/**
 * Corrects the focus that Radix sets. It selects the text of the first field, which the next letter would replace: the
 * cursor is placed at its end. A first control below the fold is not scrolled to: the dialog itself gets the focus.
 */
function settleFocus(panel: EventTarget | null): void {
  const field = document.activeElement;
  if (field === null || !(panel instanceof HTMLElement)) return;
  if (field.getBoundingClientRect().top > panel.getBoundingClientRect().bottom) panel.focus();
  else if (field instanceof HTMLInputElement && field.selectionEnd !== null)
    field.setSelectionRange(field.value.length, field.value.length);
}

/** Scrolls to the focused element: Radix moves the focus from the last control to the first without scrolling. */
const showFocused = () => document.activeElement?.scrollIntoView({ block: 'nearest' });
