const RELOADED_KEY = 'campetto.reloaded';

/**
 * After a deployment the chunks of an open page are gone: Vite says so with `vite:preloadError`.
 * The page is loaded again once; a second failure in the same tab is thrown to the fallback screen.
 */
export function reloadOnceOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) return;
    sessionStorage.setItem(RELOADED_KEY, 'true');
    event.preventDefault();
    location.reload();
  });
}
