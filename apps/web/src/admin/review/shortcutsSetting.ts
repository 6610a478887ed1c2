const KEY = 'campetto.shortcuts';

/** Whether single keys act (WCAG 2.1.4: they can be turned off); for every visit on this device. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage it lasts as long as the page.
  }
}
