import { keepText, readText } from '../deviceStorage.ts';

const KEY = 'campetto.shortcuts';

/** Whether single keys act (WCAG 2.1.4: they can be turned off); for every visit on this device. */
export const areShortcutsOn = (): boolean => readText(KEY) !== 'off';

export const setShortcutsOn = (on: boolean): void => keepText(KEY, on ? null : 'off');
