import { useReducer } from 'react';

interface Announcement {
  message: string;
  /** Grows with each message, so that a repeated message is announced again. */
  turn: number;
}

const next = ({ turn }: Announcement, message: string): Announcement => ({
  message,
  turn: turn + 1,
});

/** The message for screen readers and a function to announce the next one. */
export function useAnnouncement() {
  return useReducer(next, { message: '', turn: 0 });
}
