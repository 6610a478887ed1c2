/** An action for each bare key, named by what the key types (`?`). */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Whether the key belongs to a field, or to a dialog or menu that handles keys itself. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]';
  return target.closest(field) !== null || document.querySelector('[role$=dialog]') !== null;
}

/** The action of a key; undefined with a modifier, in a field, under a dialog, or if handled already. */
export function shortcutOf(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented) return undefined;
  return Object.hasOwn(shortcuts, key) && !isTyping(target) ? shortcuts[key] : undefined;
}
