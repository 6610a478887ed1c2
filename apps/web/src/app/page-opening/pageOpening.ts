import { createContext } from 'react';

/** An address, how what it needs is loaded, and how it is shown then. */
export interface Opening {
  href: string;
  load: () => Promise<unknown>;
  show: () => void;
}

export interface PageOpening {
  /** Of the address that was opened last; `late` once it has been loading for some time. */
  status: 'loading' | 'late' | 'unreachable' | undefined;
  /** Loads the page at a path, and begins to load its texts. */
  load: (pathname: string) => Promise<unknown>;
  open: (opening: Opening) => void;
  /** Opens the address that was out of reach. */
  retry: () => void;
}

/** Undefined in the back office, whose router loads its screens. */
export const PageOpeningContext = createContext<PageOpening | undefined>(undefined);
