interface Dimension {
  value: number;
  unit: string;
}

/** A group or a token in the format of the Design Tokens Community Group. */
interface TokenGroup {
  [name: string]: unknown;
}

/** What `@campetto/ui/tokens.json` contains. */
export interface TokensDocument extends TokenGroup {
  light: TokenGroup;
  dark: TokenGroup;
}

const ROOT_PX = 16;

/** The scales that Figma has variables for. */
const SCALES = ['space', 'size', 'radius', 'lineWidth', 'fontSize', 'fontWeight', 'lineHeight'];

const isDimension = (value: unknown): value is Dimension =>
  typeof value === 'object' && value !== null && 'unit' in value;

/** The same with lengths in px: Figma knows no rem. */
function inPx(group: TokenGroup): TokenGroup {
  const entries = Object.entries(group).map(([name, value]) => {
    if (isDimension(value) && value.unit === 'rem')
      return [name, { value: value.value * ROOT_PX, unit: 'px' }];
    const isGroup = typeof value === 'object' && !Array.isArray(value) && !isDimension(value);
    return [name, isGroup ? inPx(value as TokenGroup) : value];
  });
  return Object.fromEntries(entries);
}

/**
 * The tokens as files, by name: the whole document, and for Figma a file for each mode of the themes, with the same
 * colours in each, and one for what they share.
 */
export function tokenFiles(document: TokensDocument): Record<string, TokenGroup> {
  const shared: TokenGroup = Object.fromEntries(SCALES.map((name) => [name, document[name]]));
  return {
    'tokens.json': document,
    'light.tokens.json': { color: document.light['color'] ?? {} },
    'dark.tokens.json': { color: document.dark['color'] ?? {} },
    'scales.tokens.json': inPx(shared),
  };
}
