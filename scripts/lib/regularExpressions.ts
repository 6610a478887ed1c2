import { parseAst } from 'vite';

/** A regular expression in a source file. */
export interface SourceExpression {
  source: string;
  flags: string;
}

interface Node {
  type: string;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

/** Replaces a part of an expression that is known at run time only. */
const UNKNOWN = '12';

/** The text of a literal or template, with the module's constants in it. */
function textOf(node: unknown, constants: ReadonlyMap<string, unknown>): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'Identifier') return textOf(constants.get(String(node['name'])), constants);
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as { value: { cooked: string } }[]; // by the type of the node
  const parts = (node['expressions'] as unknown[]).map(
    (part) => textOf(part, constants) ?? UNKNOWN,
  );
  return quasis.map(({ value }, index) => value.cooked + (parts[index] ?? '')).join('');
}

/** The literals of a source file, and the expressions that it makes of texts and templates. */
export function expressionsIn(code: string): SourceExpression[] {
  const nodes = [...walk(parseAst(code, { lang: 'ts' }) as unknown as Node)];
  const constants = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [String((id as Node)['name']), init] as const),
  );
  return nodes.flatMap((node) => {
    if (node.type === 'Literal' && node['regex']) {
      const { pattern, flags } = node['regex'] as { pattern: string; flags: string };
      return { source: pattern, flags };
    }
    const isConstructed =
      (node.type === 'NewExpression' || node.type === 'CallExpression') &&
      (node['callee'] as Node)['name'] === 'RegExp';
    if (!isConstructed) return [];
    const [pattern, flags] = node['arguments'] as unknown[];
    return { source: textOf(pattern, constants) ?? UNKNOWN, flags: textOf(flags, constants) ?? '' };
  });
}
