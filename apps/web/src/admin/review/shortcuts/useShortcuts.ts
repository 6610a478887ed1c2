import { useEffect, useEffectEvent, useState } from 'react';
import { createRepeatedKey } from './repeatedKey.ts';
import { isBareKey, isTyping, keyOf, type Shortcuts, shortcutOf } from './shortcuts.ts';
import type { TypedText } from './typedText.ts';

interface ShortcutOptions {
  /** Keys that act repeatedly while they are held. */
  repeating: readonly string[];
  /** Keys that act wherever the focus is; the others only while `isInPlace` returns true. */
  anywhere: readonly string[];
  isInPlace: () => boolean;
  /** One of the other keys was pressed where they do not act, and did nothing. */
  onOutside: () => void;
  typedText: TypedText;
  /** Shortcuts did nothing, because they were typed as fast as a text. */
  onTyped?: () => void;
  /** A key without an action was pressed. */
  onOther?: (key: string) => void;
  /** They are the keys of a dialog, which is open. Default false. */
  inDialog?: boolean;
}

/** Whether a key types a character. The space bar is left to buttons. */
const isCharacter = ({ key }: KeyboardEvent) => key.length === 1 && key !== ' ';

/** Runs shortcuts, but not by letters of typed text; a held key acts once, except for the `repeating` keys. */
export function useShortcuts(
  enabled: boolean,
  shortcuts: Shortcuts,
  { repeating, anywhere, isInPlace, typedText, inDialog = false, ...on }: ShortcutOptions,
): void {
  const [repeated] = useState(createRepeatedKey);
  /** Further presses of a held key are not typed into the field that the first one has focused. */
  const onAnyKey = useEffectEvent((event: KeyboardEvent) => {
    if (repeated.isAgain(event) && isTyping(event.target)) event.preventDefault();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isBareKey(event, inDialog)) return;
    const { repeat } = event;
    const key = keyOf(event);
    const action = shortcutOf(event, shortcuts);
    const isText = isCharacter(event) && !repeat && typedText.isPartOf(key, action !== undefined);
    if (isText && typedText.hasIgnored()) on.onTyped?.();
    if (!action) {
      if (!repeat) on.onOther?.(key);
      return;
    }
    event.preventDefault();
    if (isText || (repeat && !repeating.includes(key))) return;
    repeated.acted(event);
    if (anywhere.includes(key) || isInPlace()) action();
    else on.onOutside();
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onAnyKey, { capture: true });
    document.addEventListener('keydown', onKey);
    window.addEventListener('pagehide', typedText.end);
    return () => {
      document.removeEventListener('keydown', onAnyKey, { capture: true });
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('pagehide', typedText.end);
    };
  }, [enabled, typedText]);
}
