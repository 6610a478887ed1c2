import { useEffect, useEffectEvent } from 'react';

/** Whether what is typed now belongs to a field, or to a dialog or menu that has keys of its own. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const taken = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]';
  return target.closest(taken) !== null || document.querySelector('[role$=dialog]') !== null;
}

/**
 * Calls what a bare key stands for, by what it types (`?`). Never while somebody types, with a
 * modifier held, or under a dialog; a held key counts once, but for those that only move.
 */
export function useShortcuts(
  enabled: boolean,
  keys: Readonly<Record<string, () => void>>,
  repeating: readonly string[],
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    const action = keys[key];
    if (!action || ctrlKey || metaKey || altKey || event.defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    if (!repeat || repeating.includes(key)) action();
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
