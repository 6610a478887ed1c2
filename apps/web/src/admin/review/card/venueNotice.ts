/** What is to be known before a venue is decided, in one notice; undefined if there is nothing. */
export const venueNotice = (...texts: (string | false)[]): string | undefined =>
  texts.filter(Boolean).join(' ') || undefined;
