/**
 * Watches whether the browser is offline; the returned function ends that, and returns whether it has been so all the
 * time. While `navigator.onLine` is false, the browser does not contact the network (HTML standard), so a request that
 * failed meanwhile was not sent. The other value proves nothing.
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
