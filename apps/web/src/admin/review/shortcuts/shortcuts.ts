/** An action for each bare key, named by what the key types (`?`). */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Controls that take letters; a select chooses an option by them, also while it is closed. */
const TYPING = [
  ...['input:not([type=checkbox], [type=radio])', 'textarea', 'select', '[contenteditable]'],
  ...['textbox', 'searchbox', 'combobox'].map((role) => `[role=${role}]`),
].join();

/** What is open over the page and handles keys itself; a menu over the page makes `main` inert. */
const POPUP = '[role$=dialog], [role=menu], [role=listbox], [inert] main';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/** The action of a key; undefined with a modifier, in a field, under a popup, or if handled already. */
export function shortcutOf(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented) return undefined;
  if (!Object.hasOwn(shortcuts, key) || isTyping(target)) return undefined;
  return document.querySelector(POPUP) === null ? shortcuts[key] : undefined;
}
