import { useReducer } from 'react';

interface Announcement {
  message: string;
  /** Grows with each message, so that a repeated message is announced again. */
  messageId: number;
}

const next = ({ messageId }: Announcement, message: string): Announcement => ({
  message,
  messageId: messageId + 1,
});

/** The message for screen readers and a function to announce the next one. */
export function useAnnouncement() {
  return useReducer(next, { message: '', messageId: 0 });
}
