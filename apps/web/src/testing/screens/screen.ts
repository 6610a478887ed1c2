import type { HttpHandler } from 'msw';
import type { StoryScreenProps } from '../StoryScreen.tsx';

/** The states of a screen by the names of their stories. */
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

/** A text of the product by its English message, with the values of its placeholders. */
export type Text = string | [english: string, values: Record<string, string | number>];

/** What the story does to reach a state, on the first control of that name. */
export type Step =
  | { press: Text /** What follows the text in the control's name. */; of?: string }
  | { type: string; into: Text }
  | { choose: File; into: Text }
  | { keys: string }
  | { sees: Text };

/** What a state needs in addition to its screen, and the text by which it is recognised. */
export interface ScreenState extends Partial<StoryScreenProps> {
  shows: Text;
  steps?: readonly Step[];
}

/** A screen of the product in each state: what its story needs, or why there is none. */
export interface Screen {
  /** The title of its stories. */
  title: `Screens/${string}`;
  path: string;
  /** The handlers of every state that has none of its own. */
  handlers?: HttpHandler[];
  states: Record<State, ScreenState | string>;
}

/** Why a page that loads, lists and sends nothing lacks these states. */
export const STILL = {
  Loading: 'It comes finished from the server: nothing is waited for.',
  Empty: 'Its words are always there.',
  Many: 'It lists nothing that could be many.',
  Failed: 'It asks the server for nothing that could fail.',
  Offline: 'Once it is there it needs no network.',
  InFlight: 'Nothing is sent from it.',
  Forbidden: 'Everyone may see it.',
} as const satisfies Partial<Record<State, string>>;

/** The message of every request that the account may not make. */
export const NO_RIGHTS =
  'Your account has no administrator rights. Ask the team to grant them, then sign in again.';
