import type { Answers } from '../answers.ts';
import type { StoryScreenProps } from '../StoryScreen.tsx';

/** The states in which a screen can be, by the names of their stories. */
export const STATES = {
  Loading: 'loading',
  Empty: 'empty',
  One: 'one',
  Many: 'many',
  Failed: 'error',
  Offline: 'offline',
  InFlight: 'in flight',
  Forbidden: 'forbidden',
} as const;
export type State = keyof typeof STATES;

/** A text of the product by its English, with what stands in its places. */
export type Text = string | [english: string, values: Record<string, string | number>];

/** What a person does on the way to a state; the first of that name is meant. */
export type Step =
  | { press: Text /** What comes after it in the name. */; of?: string }
  | { type: string; into: Text }
  | { choose: File; into: Text }
  | { keys: string }
  | { sees: Text };

/** What a state needs beyond its screen, and the text by which one sees that it is there. */
export interface Cell extends Partial<StoryScreenProps> {
  shows: Text;
  steps?: readonly Step[];
}

/** A screen of the product in each state: a story’s cell, or the sentence why there is none. */
export interface Screen {
  /** The title of its stories. */
  title: `Screens/${string}`;
  path: string;
  /** What the server answers in every state that does not say otherwise. */
  answers?: Answers;
  states: Record<State, Cell | string>;
}

/** The sentences of a page that loads nothing, lists nothing and sends nothing. */
export const STILL = {
  Loading: 'It comes finished from the server: nothing is waited for.',
  Empty: 'Its words are always there.',
  Many: 'It lists nothing that could be many.',
  Failed: 'It asks the server for nothing that could fail.',
  Offline: 'Once it is there it needs no network.',
  InFlight: 'Nothing is sent from it.',
  Forbidden: 'Everyone may see it.',
} as const satisfies Partial<Record<State, string>>;

/** What every call says to an account that may not make it. */
export const NO_RIGHTS =
  'Your account has no administrator rights. Ask the team to grant them, then sign in again.';
