type Several<Item> = readonly [Item, ...Item[]];

type Rows = readonly (readonly [name: string, meaning: string])[];

/**
 * How settled the props of a component are: `alpha` for trying out, `beta` new, `stable` changed only with notice,
 * `deprecated` replaced by another one.
 */
export type Status = 'alpha' | 'beta' | 'stable' | 'deprecated';

/** The documentation of a component for designers, on its page in Storybook. */
export interface Guide {
  status: Status;
  /** The version of the package that first contained it: `0.1.0`. */
  since: `${number}.${number}.${number}`;
  /** What it is for, in a sentence or two. */
  use: string;
  /** When another piece serves better, and which. */
  avoid: string;
  /** Its parts, from the outside in. */
  anatomy: Rows;
  /** What it can look like, and when. */
  states: Rows;
  /** The meaning of each value of its `tone`. */
  tones?: Rows;
  /** What each key does. Empty: nothing in it takes the keyboard. */
  keyboard: Rows;
  /** A whole module to copy, with its imports from `@campetto/ui`. */
  code: string;
  /** Where people err. */
  rules: Several<{ do: string; dont: string }>;
  /** How its texts are written; `none` for a component without a text of its own. */
  content: Several<string> | 'none';
  /** What it announces, and what its caller has to announce; roles and names are shown beside it. */
  screenReader?: readonly string[];
}
