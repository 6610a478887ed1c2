import { createContext } from 'react';

/** An address, a function that loads what its page needs, and one that then shows the page. */
export interface Opening {
  href: string;
  load: () => Promise<unknown>;
  show: () => void;
  /** Whether the address replaces the current one in the history, as a change of the language does. */
  replaces?: boolean;
}

export interface PageOpener {
  /** Loads the page at a path, and begins to load its documents. */
  load: (pathname: string) => Promise<unknown>;
  open: (opening: Opening) => void;
}

export interface OpeningState {
  /** Set while an address is being loaded; `isLate` once that takes long enough for a notice. */
  loading?: { isLate: boolean };
  /** The last opening, if its page could not be loaded. */
  unreachable?: Opening | undefined;
}

/** Undefined in the back office, whose router loads its screens. */
export const PageOpenerContext = createContext<PageOpener | undefined>(undefined);

/** Separate from the opener, so that the links of a page do not render again when the state changes. */
export const OpeningStateContext = createContext<OpeningState>({});
