import { useState } from 'react';
import type { OwnChanges } from '../cache.ts';
import type { LostChanges } from './lostChanges.ts';

const NO_VENUES: ReadonlySet<string> = new Set();

/** The changes of venues that this page has sent. Venues are named by their folder paths. */
export function useChangesUnderWay() {
  /** The venues with a pending action. */
  const [pending, setPending] = useState(NO_VENUES);
  /** The same, updated at once: `pending` changes with the next render, and would allow a second click. */
  const [inFlight] = useState(() => new Set<string>());
  /** When the last action on a venue was sent: a number that grows with each action. */
  const [sent] = useState(() => new Map<string, number>());
  /** Changes whose responses were lost, also those of dialogs that are closed by now. */
  const [lostChanges] = useState<LostChanges>(() => new Map());
  /** By which a change that has failed can be sent again after another one of this page. */
  const [ownChanges] = useState<OwnChanges>(() => new Map());
  return { pending, setPending, inFlight, sent, lostChanges, ownChanges };
}
