/** An action for each bare key, named by what the key types (`?`). */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Controls that take letters; a select chooses an option by them, also while it is closed. */
const TYPING = [
  ...['input:not([type=checkbox], [type=radio])', 'textarea', 'select', '[contenteditable]'],
  ...['textbox', 'searchbox', 'combobox'].map((role) => `[role=${role}]`),
].join();

/** What is open over the page and handles keys itself; a menu over the page makes `main` inert. */
const POPUP = '[role$=dialog], [role=menu], [role=listbox], [inert] main';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/**
 * Whether a key may be a shortcut: without a modifier, not in a field, not handled already, and not under a popup,
 * unless the shortcut is one of that popup.
 */
export function isBareKey(event: KeyboardEvent, inPopup = false): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return false;
  return inPopup || document.querySelector(POPUP) === null;
}

/** What a key types, but for Caps Lock. */
export const keyOf = (event: KeyboardEvent): string =>
  event.getModifierState('CapsLock') && !event.shiftKey ? event.key.toLowerCase() : event.key;

/** The action of a bare key, see {@link isBareKey}. */
export function shortcutOf(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const key = keyOf(event);
  return Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
}
