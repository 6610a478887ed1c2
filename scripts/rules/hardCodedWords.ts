import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes that are read out or shown. */
const SPOKEN = /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/;

/** The brand is the same in every language. */
const BRAND = /\bCampetto\b/g;

/** Numbers, symbols and single letters are no words. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text.replaceAll(BRAND, ''));

/** The strings that an expression can evaluate to, as far as they are written in it. */
function* literals(node: ESTree.Node): Generator<string> {
  switch (node.type) {
    case 'JSXText':
      yield node.value;
      break;
    case 'Literal':
      if (typeof node.value === 'string') yield node.value;
      break;
    case 'TemplateLiteral':
      for (const { value } of node.quasis) yield value.raw;
      break;
    case 'JSXExpressionContainer':
      yield* literals(node.expression);
      break;
    case 'ConditionalExpression':
      yield* literals(node.consequent);
      yield* literals(node.alternate);
      break;
    case 'LogicalExpression':
      yield* literals(node.right);
      break;
  }
}

/** The texts that a component of the design system contains: a sentence for each. */
export function hardCodedWords(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const faults: string[] = [];
  const check = (node: ESTree.Node) => {
    for (const text of literals(node))
      if (hasWord(text))
        faults.push(`${file}: “${text.trim()}” is written into it, and words come as props.`);
  };
  const visitChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) check(child);
  };
  new Visitor({
    JSXElement: visitChildren,
    JSXFragment: visitChildren,
    JSXAttribute({ name, value }) {
      if (value && name.type === 'JSXIdentifier' && SPOKEN.test(name.name)) check(value);
    },
  }).visit(program);
  return faults;
}
