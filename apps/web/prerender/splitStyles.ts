/** The end of the first screen in a rendered page (`FirstScreenEnd`); the link goes into it. */
const END = /(<div hidden="" data-first-screen-end="true">)(<\/div>)/;

/** At-rules that contain rules. */
const GROUP = /^@(layer|media|supports|container)\b/;

/** The rules of minified CSS: what precedes the block, and the block; statements have none. */
function* rulesOf(css: string) {
  for (let start = 0; start < css.length; ) {
    const length = css.slice(start).search(/[{;]/);
    if (length < 0) throw new Error(`The styles end within a rule: ${css.slice(start)}`);
    const open = start + length;
    let end = open + 1;
    for (let depth = css[open] === '{' ? 1 : 0; depth > 0; end += 1) {
      if (end >= css.length) throw new Error(`A block does not end: ${css.slice(start, open)}`);
      if (css[end] === '{') depth += 1;
      if (css[end] === '}') depth -= 1;
    }
    const block = css[open] === '{' ? css.slice(open + 1, end - 1) : undefined;
    yield { prelude: css.slice(start, open).trim(), block };
    start = end;
  }
}

/** Changes the block of each rule; a rule or group for which nothing is left is removed. */
function mapRules(css: string, change: (prelude: string, block?: string) => string): string {
  let result = '';
  for (const { prelude, block } of rulesOf(css.trim())) {
    const isGroup = block !== undefined && GROUP.test(prelude);
    const changed = isGroup ? mapRules(block, change) : change(prelude, block);
    if (block === undefined) result += changed;
    else if (changed) result += `${prelude}{${changed}}`;
  }
  return result;
}

const classesIn = (html: string) =>
  new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );

/** The fonts of rare characters: the documents do without them (`documents.test.ts`). */
const RARE = /-rest-/;

/** The custom properties that these styles and this markup do not use. */
function unusedVariables(styles: string, html: string) {
  const used = new Set(`${styles}${html}`.match(/(?<=var\()--[\w-]+/g));
  return new Set(styles.match(/(?<=[{;])--[\w-]+(?=:)/g)?.filter((name) => !used.has(name)));
}

/**
 * Splits a page's styles at the end of its first screen: `first` has the rules for what precedes it and
 * those without a class, but neither a variable that none of them uses nor a font of rare characters; `later`
 * has the rest. Both keep the order of the rules.
 *
 * @returns undefined for a page that does not mark the end of its first screen
 */
export function splitStyles(styles: string, body: string) {
  const end = END.exec(body)?.index;
  if (end === undefined) return undefined;
  const seen = classesIn(body.slice(0, end));
  const isFirst = (prelude: string, block = '') => {
    if (prelude.startsWith('@')) return !RARE.test(block);
    const names = Array.from(prelude.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);
    return names.length === 0 || names.some((name) => seen.has(name));
  };
  const whole = (prelude: string, block?: string) => block ?? `${prelude};`;
  const own = mapRules(styles, (...rule) => (isFirst(...rule) ? whole(...rule) : ''));
  const unused = unusedVariables(own, body);
  const variables = (block: string, areUnused: boolean) =>
    block
      .split(';')
      .filter((line) => unused.has(line.split(':', 1)[0] ?? '') === areUnused)
      .join(';');
  const isTheme = (prelude: string, block?: string): block is string =>
    block !== undefined && !prelude.startsWith('@') && /(?:^|;)--/.test(block);
  return {
    first: mapRules(own, (prelude, block) =>
      isTheme(prelude, block) ? variables(block, false) : whole(prelude, block),
    ),
    later:
      mapRules(own, (...rule) => (isTheme(...rule) ? variables(rule[1] ?? '', true) : '')) +
      mapRules(styles, (...rule) => (isFirst(...rule) ? '' : whole(...rule))),
  };
}

/** The body with a link to the styles of what is below the first screen, which is painted without them. */
export const linkLaterStyles = (body: string, file: string) =>
  body.replace(END, (_, open, close) => `${open}<link rel="stylesheet" href="/${file}">${close}`);
