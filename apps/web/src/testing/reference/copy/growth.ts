const ARGUMENT = /\{(\w+), (?:plural|select),((?:\s*[\w=]+ \{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const FORM = /([\w=]+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** What `#` stands for in a form: the number itself, one, or an example of many. */
const numberOf = (form: string) =>
  form === 'one' ? '1' : form.startsWith('=') ? form.slice(1) : '3';

/** A text in each of its plural forms or choices; tags are left out, names stay in braces. */
export function formsOf(text: string): string[] {
  const forms = new Map(
    [...text.matchAll(ARGUMENT)].flatMap(([, , choices = '']) =>
      Array.from(choices.matchAll(FORM), ([, form = '']): [string, string] => [form, form]),
    ),
  );
  const plain = text.replace(/<\/?\d+\/?>/g, '');
  if (forms.size === 0) return [plain];
  const shown = [...forms.keys()].map((form) =>
    plain.replace(ARGUMENT, (_all, _name, choices: string) => {
      const words = new Map(
        Array.from(choices.matchAll(FORM), ([, key = '', value = '']): [string, string] => [
          key,
          value,
        ]),
      );
      return (words.get(form) ?? words.get('other') ?? '').replaceAll('#', numberOf(form));
    }),
  );
  return [...new Set(shown)];
}

/** A text as it is displayed: the last form of a plural; a placeholder counts as one letter. */
export const readable = (text: string): string =>
  text
    .replace(/\{\w+, (?:plural|select),(?:[^{}]*\{[^{}]*\})*[^{}]*?\{([^{}]*)\}\s*\}/g, '$1')
    .replace(/<\/?\d+\/?>/g, '')
    .replace(/\{\w+\}/g, '#');

/** How much longer the second text is than the first, in per cent. */
export function growth(from: string, to: string): number {
  const before = readable(from).length;
  return before === 0 ? 0 : Math.round((readable(to).length / before - 1) * 100);
}
