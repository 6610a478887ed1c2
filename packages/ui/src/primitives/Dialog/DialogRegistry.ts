import { createContext } from 'react';

/** Registers the close function of an open dialog; returns a function that removes it. */
export type RegisterDialog = (close: () => void) => () => void;

/** Lets the app close the dialogs below it, as its Back does. */
export const DialogRegistry = createContext<RegisterDialog>(() => () => undefined);
