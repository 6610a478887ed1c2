import { createContext } from 'react';

/** Registers the close function of an open dialog; returns a function that removes it. */
export type RegisterDialog = (close: () => void) => () => void;

/** Lets an app close the open dialogs below this provider, as on Back. */
export const DialogRegistry = createContext<RegisterDialog>(() => () => undefined);
