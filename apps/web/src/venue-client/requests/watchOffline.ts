/**
 * Watches whether the browser is offline. The returned function ends the watch and returns whether the browser was
 * offline all the time. While `navigator.onLine` is false, the browser does not contact the network (HTML standard), so
 * a request that failed meanwhile was not sent. When it is true, the network may still be out of reach.
 */
export function watchOffline(): () => boolean {
  if (navigator.onLine !== false) return () => false;
  let wasOnline = false;
  const onOnline = () => {
    wasOnline = true;
  };
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('online', onOnline);
    return !wasOnline && !navigator.onLine;
  };
}
