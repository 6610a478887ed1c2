/** The administrator of every story. */
export const REVIEWER = {
  uid: 'giulia',
  email: 'giulia@campetto.app',
  lastLogin: '2026-11-20T09:00:00.000Z',
};
