import { createContext } from 'react';

/** Registers the close function of an open dialog; returns a function that removes it, `followed` if by a link in it. */
export type RegisterDialog = (close: () => void) => (followed?: boolean) => void;

/** Lets an app close the open dialogs below this provider, as on Back. */
export const DialogRegistry = createContext<RegisterDialog>(() => () => undefined);
