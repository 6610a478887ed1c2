import { i18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Text } from './screens/screen.ts';

const isKnown = (id: string) => id in i18n.messages;

/**
 * A text of the product in the language on the screen; throws where no catalogue has it. What stands
 * in its places may be such a text too: “Edit {name}” of “Unnamed venue”.
 */
export function say(text: Text): string {
  const [english, values] = typeof text === 'string' ? [text, {}] : text;
  const id = generateMessageId(english);
  if (!isKnown(id)) throw new Error(`No text of the product reads “${english}”.`);
  const said = Object.entries(values).map(([place, value]) => {
    const inner = generateMessageId(String(value));
    return [place, isKnown(inner) ? i18n._(inner) : value];
  });
  return i18n._(id, Object.fromEntries(said));
}
