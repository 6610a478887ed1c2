import { CREATED_REDIRECT_DELAY, PATHS } from '@campetto/contract';
import { keepDraft } from '../admin/addVenue/draftStorage.ts';
import { EMPTY_DRAFT } from '../venues/draft.ts';
import { answerWith, HEALTHY } from './answers.ts';
import { GIULIA } from './giulia.ts';
import type { StoryScreenProps } from './StoryScreen.tsx';

const USER_AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Mobile',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
};

/** Lets the browser say this of itself; gives back the way to undo it. */
function pretend(property: 'onLine' | 'userAgent', value: boolean | string) {
  Object.defineProperty(navigator, property, { configurable: true, get: () => value });
  return () => {
    Reflect.deleteProperty(navigator, property);
  };
}

/** What would lead out of a story: the countdown’s second, and the way to the list after a creation. */
const LEADS_AWAY: Record<string, number> = {
  [PATHS.download]: 1000,
  [PATHS.addVenue]: CREATED_REDIRECT_DELAY,
};

/** Timers of this length never end. */
function stopTimers(length: number) {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = Object.assign(
    (...[run, delay, ...rest]: Parameters<typeof setTimeout>) =>
      delay === length ? setTimeout(() => undefined) : setTimeout(run, delay, ...rest),
    setTimeout,
  );
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}

/** Puts server, network, device, clock and storage around a story; gives back the way to undo it. */
export function surround(props: Partial<StoryScreenProps>): () => void {
  keepDraft(GIULIA.uid, props.draft ?? EMPTY_DRAFT);
  const undo = [answerWith(props.answers ?? HEALTHY)];
  if (props.offline) undo.push(pretend('onLine', false));
  if (props.device) undo.push(pretend('userAgent', USER_AGENTS[props.device]));
  const length = LEADS_AWAY[props.path ?? ''];
  if (length !== undefined) undo.push(stopTimers(length));
  return () => {
    for (const step of undo) step();
  };
}
