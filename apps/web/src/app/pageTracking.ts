import { createContext } from 'react';

/** Called once for each page that is opened. */
export type TrackPage = (page: { path: string }) => void;

/** Nothing follows the visitor: whoever wants to count visits puts the function here (spec §2.1). */
export const PageTrackingContext = createContext<TrackPage>(() => undefined);
