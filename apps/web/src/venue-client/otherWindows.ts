/** The channel on which the windows of one browser report that venues have changed. */
const CHANNEL = 'campetto.changes';

let channel: BroadcastChannel | undefined;

/** Each window has one channel only, because a second one would receive the window's own reports. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Reports to the other windows of this browser that venues have changed. */
export const reportChange = (): void => openChannel().postMessage(null);

/** Calls `callback` for each change in another window; returns a function that ends this. */
export function onChangeElsewhere(callback: () => void): () => void {
  const opened = openChannel();
  const listener = () => callback();
  opened.addEventListener('message', listener);
  return () => opened.removeEventListener('message', listener);
}
