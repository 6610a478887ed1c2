/** On which the windows of one browser report what they have changed. */
const CHANNEL = 'campetto.changes';

/** Reports to the other windows of this browser that venues have changed. */
export function reportChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back for each change in another window; returns the function that ends it. */
export function onChangeElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', callback);
  return () => channel.close();
}
