import type { Messages } from '@lingui/core';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'è',
  i: 'ì',
  o: 'ò',
  u: 'ù',
  A: 'À',
  E: 'È',
  I: 'Ì',
  O: 'Ò',
  U: 'Ù',
};

const GROWTH = 0.4;
/** Placeholders and mark-up, which must not change. */
const UNTOUCHED = /(\{[^{}]*\}|<[^<>]*>)/;
/** Addresses, which must not change. */
const ADDRESS = /^(#|\/|[a-z]+:\S|\S+@\S+$)/;

/** A pseudo-translation with 40 % more letters: “Èèdììt”. Only vowels change. */
export function lengthened(text: string): string {
  if (ADDRESS.test(text)) return text;
  return text
    .split(UNTOUCHED)
    .map((part, index) => (index % 2 === 0 ? stretched(part) : part))
    .join('');
}

function stretched(text: string): string {
  const vowels = [...text].filter((letter) => letter in ACCENTED).length;
  const more = Math.ceil(text.trim().length * GROWTH);
  let seen = 0;
  return text.replace(/[aeiou]/gi, (letter) => {
    const accented = ACCENTED[letter] ?? letter;
    // Spreads the added letters evenly over the vowels.
    const added = Math.floor(((seen + 1) * more) / vowels) - Math.floor((seen * more) / vowels);
    seen += 1;
    return accented + accented.toLowerCase().repeat(added);
  });
}

/**
 * A pseudo-translation of sample copy. A string that is the same in both languages is a name or a key and
 * does not change.
 */
export function pseudoCopy<Copy>(en: Copy, it: Copy): Copy {
  return pseudo(en, it) as Copy;
}

function pseudo(en: unknown, it: unknown): unknown {
  if (typeof en === 'string') return en === it ? en : lengthened(en);
  if (typeof en === 'function' && typeof it === 'function')
    return (...args: unknown[]) => pseudo(en(...args), it(...args));
  if (Array.isArray(en)) return en.map((item, index) => pseudo(item, Object(it)[index]));
  if (typeof en !== 'object' || en === null || '$$typeof' in en) return en;
  return Object.fromEntries(
    Object.entries(en).map(([key, value]) => [key, pseudo(value, Object(it)[key])]),
  );
}

/** A pseudo-translation of compiled messages. */
export const lengthenedMessages = (messages: Messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, longer(message)]),
  ) as Messages;

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
