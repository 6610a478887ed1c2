import { readText, storeText } from '../../venue-client/deviceStorage.ts';

/** All windows of this device share it. */
const KEY = 'campetto.activity';
/** Where the browser has no storage, each window has its own. */
let latest = 0;

/** Records that the administrator uses the back office now. */
export function recordActivity(): void {
  latest = Date.now();
  storeText(KEY, String(latest));
}

/** Milliseconds since the administrator used the back office in any window of this device; 0 if that is not known. */
export function idleTime(): number {
  const at = Number(readText(KEY)) || latest;
  return at === 0 ? 0 : Math.max(0, Date.now() - at);
}

/** Begins to measure, unless a window did before. */
export function watchActivity(): void {
  if (readText(KEY) === null) recordActivity();
}
