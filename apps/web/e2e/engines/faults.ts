/**
 * Whether an error of the console is a fault. The status of a document that does not exist is none, nor is a change of
 * size that an observer causes: the specification has it reported as an error, and delivered with the next frame.
 */
export const isFault = (message: string): boolean =>
  !/status of 404|\b404\b.*Not Found|ResizeObserver loop/i.test(message);
