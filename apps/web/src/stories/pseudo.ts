import { i18n, type Messages } from '@lingui/core';
import { lengthened } from '../../../../packages/ui/src/sample-copy/pseudo.ts';

/** The English texts, 40 % longer, in place of the English ones until those are loaded again. */
export function lengthenTexts() {
  const texts = Object.entries(i18n.messages).map(([id, message]) => [id, longer(message)]);
  i18n.load('en', Object.fromEntries(texts) as Messages);
}

/** A compiled message: words, or a list of words and `[name, format, { case: message }]`. */
function longer(message: unknown): unknown {
  if (typeof message === 'string') return lengthened(message);
  if (!Array.isArray(message)) return message;
  return message.map((part) => {
    if (!Array.isArray(part)) return longer(part);
    const [name, format, cases] = part;
    if (typeof cases !== 'object') return part;
    return [name, format, Object.fromEntries(Object.entries(cases).map(longerCase))];
  });
}

const longerCase = ([key, message]: [string, unknown]) => [
  key,
  key === 'offset' ? message : longer(message),
];
