import { useReducer } from 'react';

interface Announcement {
  message: string;
  /** Grows with each message: two venues of one name are two decisions, and both are read aloud. */
  turn: number;
}

const next = ({ turn }: Announcement, message: string): Announcement => ({
  message,
  turn: turn + 1,
});

/** What a screen reader is to hear, and the way to say the next thing. */
export function useAnnouncement() {
  return useReducer(next, { message: '', turn: 0 });
}
