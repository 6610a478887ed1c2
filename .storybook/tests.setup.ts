import './unrecorded.ts';
import { configure, prettyDOM } from 'storybook/test';

// A query that waits for an element fails many times before it finds one. The document is described only
// when an error is read, and not for each failure.
configure({
  getElementError: (message, container) =>
    Object.defineProperties(new Error(message ?? ''), {
      name: { value: 'TestingLibraryElementError' },
      message: { get: () => `${message}\n\n${prettyDOM(container)}`, configurable: true },
    }),
});
