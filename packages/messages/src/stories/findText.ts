import type { I18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * The translation of a text of the product that is named by its English message. A value may be
 * such a text too: “Edit {name}” of “Unnamed venue”. Throws where no catalogue has the text.
 */
export function findText(
  i18n: I18n,
  english: string,
  values: Record<string, string | number> = {},
): string {
  const isKnown = (id: string) => id in i18n.messages;
  const id = generateMessageId(english);
  if (!isKnown(id)) throw new Error(`No text of the product reads “${english}”.`);
  const translated = Object.entries(values).map(([place, value]) => {
    const inner = generateMessageId(String(value));
    return [place, isKnown(inner) ? i18n._(inner) : value];
  });
  return i18n._(id, Object.fromEntries(translated));
}
