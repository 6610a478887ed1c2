/** Milliseconds within which a second key shows that text is being typed. */
export const KEY_DELAY = 150;

/** Milliseconds without a key after which typed text has ended. */
export const PAUSE = 500;

/** The same where each of its letters is a shortcut: they may have been meant as such. */
const SHORTCUTS_PAUSE = 250;

interface PendingKey {
  key: string;
  settle: (isAlone: boolean) => void;
}

/**
 * Distinguishes single keys from typed text: a letter without an action begins a text, and so does a further letter
 * within `KEY_DELAY` of one whose decision waits. Until a pause all letters belong to it.
 */
export function createTypedText() {
  let endsAt = Number.NEGATIVE_INFINITY;
  let current: string | undefined;
  let pending: PendingKey[] = [];
  /** Whether letters of the current text are shortcuts, whether others are none, and whether that was reported. */
  let hasShortcut = false;
  let hasOther = false;
  let isReported = false;

  return {
    /** Records a key that types a character outside of a field; returns whether it belongs to a text. */
    isPartOf(key: string, hasAction: boolean, now = performance.now()): boolean {
      const waiting = pending.filter((one) => one.key !== key);
      const isText = !hasAction || now < endsAt || waiting.length > 0;
      if (isText) {
        if (now >= endsAt) {
          hasShortcut = false;
          hasOther = false;
          isReported = false;
        }
        hasShortcut ||= hasAction || waiting.length > 0;
        hasOther ||= !hasAction;
        endsAt = now + (hasOther ? PAUSE : SHORTCUTS_PAUSE);
        for (const { settle } of pending) settle(false);
        pending = [];
        return true;
      }
      current = key;
      setTimeout(() => {
        current = undefined;
      });
      return false;
    },

    /** Whether letters of the current text are shortcuts, which did nothing: true once for each text. */
    hasIgnored(): boolean {
      const isFirst = hasShortcut && !isReported;
      isReported ||= hasShortcut;
      return isFirst;
    },

    /** Resolves to whether no other key follows the one that is being handled; at once if there is none. */
    isAlone(): Promise<boolean> {
      const key = current;
      if (key === undefined) return Promise.resolve(true);
      return new Promise((settle) => {
        const waiting = { key, settle };
        pending.push(waiting);
        setTimeout(() => {
          pending = pending.filter((one) => one !== waiting);
          settle(true);
        }, KEY_DELAY);
      });
    },

    /** Resolves all that wait, because no further key can come. */
    end(): void {
      for (const { settle } of pending) settle(true);
      pending = [];
    },
  };
}

export type TypedText = ReturnType<typeof createTypedText>;
