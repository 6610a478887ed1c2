import { i18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Text } from './screens/screen.ts';

/** A text of the product in the language on the screen; throws where no catalogue has it. */
export function say(text: Text): string {
  const [english, values] = typeof text === 'string' ? [text, {}] : text;
  const id = generateMessageId(english);
  if (!(id in i18n.messages)) throw new Error(`No text of the product reads “${english}”.`);
  return i18n._(id, values);
}
