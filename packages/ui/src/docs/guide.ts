type Rows = readonly (readonly [name: string, meaning: string])[];

/** The documentation of a component for designers, on its page in Storybook: `parameters: { guide }`. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  use: string;
  /** When another piece serves better, and which. */
  avoid: string;
  /** Its parts, from the outside in. */
  anatomy: Rows;
  /** What it can look like, and when. */
  states: Rows;
  /** What each key does. Empty: nothing in it takes the keyboard. */
  keyboard: Rows;
  /** A whole module to copy, with its imports from `@campetto/ui`. */
  code: string;
  /** Where people err. */
  rules?: readonly { do: string; dont: string }[];
}
