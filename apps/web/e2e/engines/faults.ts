/** Whether an error of the console is a fault: the status of a document that does not exist is none. */
export const isFault = (message: string): boolean =>
  !/status of 404|\b404\b.*Not Found/i.test(message);
