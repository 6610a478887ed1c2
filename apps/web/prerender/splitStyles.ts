import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';

/** The end of the first screen in a rendered page (`FirstScreenEnd`); the link goes into it. */
const END = /(<div hidden="" data-first-screen-end="true">)(<\/div>)/;

const isPrint = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media' && node.params === 'print';

/** Whether a node contains rules for the screen. */
const isGroup = (node: ChildNode) =>
  node.type === 'atrule' &&
  node.nodes !== undefined &&
  !isPrint(node) &&
  ['layer', 'media', 'supports', 'container'].includes(node.name);

/** Whether a node defines variables, as a theme does. */
const isTheme = (node: ChildNode) =>
  node.type === 'rule' && node.some((one) => one.type === 'decl' && one.variable);

/** A statement of the order of all layers: either part may be read first. */
function layerOrder(styles: Container): string {
  const names = new Set<string>();
  styles.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return;
    for (const name of node.params.split(/,\s*/)) names.add(name);
  });
  return names.size === 0 ? '' : `@layer ${[...names].join()};`;
}

/** A copy with the nodes that are kept, and those `around` them. */
function pick<Parent extends Container>(
  parent: Parent,
  around: (node: ChildNode) => boolean,
  isKept: (node: ChildNode) => boolean,
): Parent {
  const nodes = (parent.nodes ?? []).flatMap((node) => {
    if (!around(node)) return isKept(node) ? node.clone() : [];
    const copy = pick(node as AtRule | Rule, around, isKept);
    return copy.nodes?.length ? copy : [];
  });
  return parent.clone({ nodes });
}

const classesIn = (html: string) =>
  new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );

/** The fonts of rare characters: the documents do without them (`documents.test.ts`). */
const RARE = /-rest-/;
const HEADINGS = /bricolage-grotesque-/;

const isFontFace = (node: ChildNode, of: RegExp) =>
  node.type === 'atrule' && node.name === 'font-face' && of.test(`${node}`);

/** Takes the font of the headings out of a page's styles: its first paint does not wait for it. */
export function splitFonts(styles: string) {
  const all = parse(styles);
  const isLater = (node: ChildNode) => isFontFace(node, HEADINGS);
  return {
    styles: `${pick(all, isGroup, (node) => !isLater(node))}`,
    fonts: `${pick(all, isGroup, isLater)}`,
  };
}

/**
 * Splits a page's styles at the end of its first screen: `first` has the rules for what precedes it and
 * those without a class, but no variable and no animation that none of them uses, and no font of rare characters;
 * `later` has the rest, and what applies on paper, under a pointer or with the focus of a keyboard. Both keep the order
 * of the rules and of the layers.
 *
 * @returns undefined for a page that does not mark the end of its first screen
 */
export function splitStyles(styles: string, body: string) {
  const end = END.exec(body)?.index;
  if (end === undefined) return undefined;
  const seen = classesIn(body.slice(0, end));
  const isFirst = (node: ChildNode) => {
    if (node.type !== 'rule') return !isPrint(node) && !isFontFace(node, RARE);
    if (/:(?:hover|active|focus-visible)\b/.test(node.selector)) return false;
    const names = Array.from(node.selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);
    return names.length === 0 || names.some((name) => seen.has(name));
  };
  const all = parse(styles);
  const own = pick(all, isGroup, isFirst);
  const used = new Set(`${own}${body}`.match(/(?<=var\()--[\w-]+/g));
  const words = new Set(`${own}`.match(/(?<!@keyframes )(?<![\w-])[\w-]+/g));
  const isUnused = (node: ChildNode) =>
    (node.type === 'decl' && node.variable && !used.has(node.prop)) ||
    (node.type === 'atrule' && node.name === 'keyframes' && !words.has(node.params));
  const around = (node: ChildNode) => isGroup(node) || isTheme(node);
  const unused = pick(own, around, isUnused);
  const others = pick(all, isGroup, (node) => !isFirst(node));
  return {
    first: `${pick(own, around, (node) => !isUnused(node))}`,
    later: `${layerOrder(all)}${unused}${others}`,
  };
}

/** The body with a link, for browsers without scripts, to the styles of what is below the first screen. */
export const linkLaterStyles = (body: string, file: string) =>
  body.replace(
    END,
    (_, open, close) =>
      `${open}<noscript><link rel="stylesheet" href="/${file}"></noscript>${close}`,
  );
