import { PATHS } from '@campetto/contract';
import { storeDraft } from '../admin/create/draftStorage.ts';
import { EMPTY_DRAFT } from '../venue-client/create/draft.ts';
import { fakeClock } from './clock.ts';
import { REVIEWER } from './reviewer.ts';
import type { StoryScreenProps } from './StoryScreen.tsx';

const USER_AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Mobile',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
};

/** Overrides a property of the navigator; returns a function that restores it. */
function overrideNavigator(property: 'onLine' | 'userAgent', value: boolean | string) {
  Object.defineProperty(navigator, property, { configurable: true, get: () => value });
  return () => {
    Reflect.deleteProperty(navigator, property);
  };
}

/** Screens that open another one after a while. Their clock is fake, so that a story stays on its screen. */
const FOLLOWED: readonly string[] = [PATHS.download, PATHS.addVenue];

/** Removes what earlier stories have stored: drafts, settings, undoable actions, unfinished work and times. */
function clearStorage(): void {
  localStorage.removeItem('campetto.activity');
  for (const key of Object.keys(localStorage)) {
    if (/^campetto\.(editDraft|import)\./.test(key)) localStorage.removeItem(key);
  }
  for (const key of Object.keys(sessionStorage)) {
    if (
      /^campetto\.(note|discard|doNotAsk|undoableActions|sentChanges|importReport|position)/.test(
        key,
      )
    )
      sessionStorage.removeItem(key);
  }
}

/** Sets up the network, device, timers and storage of a story; returns a function that restores them. */
export function setUpEnvironment(props: Partial<StoryScreenProps>): () => void {
  storeDraft(REVIEWER.uid, props.draft ?? EMPTY_DRAFT);
  clearStorage();
  const restore: (() => void)[] = [];
  if (props.offline) restore.push(overrideNavigator('onLine', false));
  if (props.device) restore.push(overrideNavigator('userAgent', USER_AGENTS[props.device]));
  if (props.path && FOLLOWED.includes(props.path)) restore.push(fakeClock());
  return () => {
    for (const step of restore) step();
  };
}
