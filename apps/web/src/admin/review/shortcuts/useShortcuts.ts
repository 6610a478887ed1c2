import { useEffect, useEffectEvent } from 'react';
import { type Shortcuts, shortcutOf } from './shortcuts.ts';

/** Runs shortcuts; a held key acts once, except for the `repeating` keys. */
export function useShortcuts(
  enabled: boolean,
  shortcuts: Shortcuts,
  repeating: readonly string[],
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcutOf(event, shortcuts);
    if (!action) return;
    event.preventDefault();
    if (!event.repeat || repeating.includes(event.key)) action();
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
