/** On which the windows of one browser report what they have changed. */
const CHANNEL = 'campetto.changes';

let channel: BroadcastChannel | undefined;

/** One for the whole window: a second one would receive what this window reports itself. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Reports to the other windows of this browser that venues have changed. */
export const reportChange = (): void => openChannel().postMessage(null);

/** Calls back for each change in another window; returns the function that ends it. */
export function onChangeElsewhere(callback: () => void): () => void {
  const opened = openChannel();
  const listener = () => callback();
  opened.addEventListener('message', listener);
  return () => opened.removeEventListener('message', listener);
}
