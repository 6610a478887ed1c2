const RELOADED_KEY = 'campetto.reloaded';

/** Whether this tab was not reloaded before; without storage nobody could tell, so it never is. */
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
 * After a deployment the chunks of an open page are gone: Vite says so with `vite:preloadError`.
 * The page is loaded again once; a second failure in the same tab is thrown to the fallback screen.
 */
export function reloadOnceOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}
