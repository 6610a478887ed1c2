import { createContext } from 'react';

/** Registers the close function of an open dialog; returns a function that removes it. */
export type RegisterDialog = (close: () => void) => () => void;

/** Lets the app ask the dialogs below it to close, as its Back does; without it nobody else asks. */
export const DialogRegistry = createContext<RegisterDialog>(() => () => undefined);
