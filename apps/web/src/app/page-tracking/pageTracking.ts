import { createContext } from 'react';

/** Called once for each page that is opened. */
export type TrackPage = (page: { path: string }) => void;

/** Nothing is tracked by default; a function for page statistics can be provided here (spec §2.1). */
export const PageTrackingContext = createContext<TrackPage>(() => undefined);
