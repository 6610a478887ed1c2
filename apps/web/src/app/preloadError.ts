const RELOADED_KEY = 'campetto.reloaded';

/** The messages of browsers, and of Vite for styles, about code that could not be loaded. */
const MISSING_CHUNK = /dynamically imported module|importing a module script|preload CSS/i;

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && MISSING_CHUNK.test(error.message);

/** Records that this tab is reloaded; false if it was reloaded before, or if the reload cannot be recorded. */
export function takeReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) return false;
    sessionStorage.setItem(RELOADED_KEY, 'true');
    return true;
  } catch {
    return false;
  }
}

/** Allows another reload: the code that was missing has been loaded, until the next deployment. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Without storage the page is never reloaded.
  }
}

/**
 * Reloads the page, once, if this error is about code that a deployment has replaced. Not
 * offline, where a reload would replace the page by the browser's error page.
 */
export function reloadOnce(error: unknown): void {
  if (isMissingChunk(error) && navigator.onLine && takeReload()) location.reload();
}

let handledElsewhere = 0;

/** Loads code without a reload of the page if it is missing, because the caller handles that. */
export async function withoutReload(load: () => Promise<unknown>): Promise<void> {
  handledElsewhere += 1;
  try {
    await load();
  } finally {
    handledElsewhere -= 1;
  }
}

/**
 * After a deployment the chunks of an open page no longer exist, and Vite fires `vite:preloadError`.
 * The page is reloaded once; a second failure is shown by the fallback screen, and so is a failure
 * offline, where a reload would replace the page by the browser's error page.
 */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (handledElsewhere > 0 || !navigator.onLine || !takeReload()) return;
    event.preventDefault();
    location.reload();
  });
}
