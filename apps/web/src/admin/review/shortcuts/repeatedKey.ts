/** Milliseconds within which a second press of a key counts as the same press. */
const AGAIN = 300;

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'timeStamp'>;

/** Recognises further presses of a key that has acted, because it is held or was pressed twice. */
export function createRepeatedKey() {
  let last: Press | undefined;
  return {
    /** Records a press that acted. */
    acted(press: Press): void {
      last = press;
    },
    /** Whether a press belongs to the one that acted. Any other press ends that. */
    isAgain({ key, repeat, timeStamp }: Press): boolean {
      const isAgain =
        last !== undefined && key === last.key && (repeat || timeStamp - last.timeStamp < AGAIN);
      if (!isAgain) last = undefined;
      return isAgain;
    },
  };
}
