import { createContext } from 'react';

/** An address, how what it needs is loaded, and how it is shown then. */
export interface Opening {
  href: string;
  load: () => Promise<unknown>;
  show: () => void;
  /** The address takes the place of the one that is left, as another language does. */
  replaces?: boolean;
}

export interface PageOpener {
  /** Loads the page at a path, and begins to load its documents. */
  load: (pathname: string) => Promise<unknown>;
  open: (opening: Opening) => void;
}

export interface OpeningState {
  /** While an address is being loaded; `isLate` once that takes some time. */
  loading?: { isLate: boolean };
  /** The last address, if it was out of reach. */
  unreachable?: Opening | undefined;
}

/** Undefined in the back office, whose router loads its screens. */
export const PageOpenerContext = createContext<PageOpener | undefined>(undefined);

/** Apart from the opener: the links of a page do not render again with it. */
export const OpeningStateContext = createContext<OpeningState>({});
