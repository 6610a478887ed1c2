const RELOADED_KEY = 'campetto.reloaded';

/** Whether this tab was not reloaded before; false without storage, which could not record it. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) return false;
    sessionStorage.setItem(RELOADED_KEY, 'true');
    return true;
  } catch {
    return false;
  }
}

/**
 * After a deployment the chunks of an open page no longer exist, and Vite fires `vite:preloadError`.
 * The page is reloaded once; a second failure in the same tab is shown by the fallback screen.
 */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}
