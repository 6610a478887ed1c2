import type { HttpHandler } from 'msw';
import type { Globals } from 'storybook/internal/types';
import type { StoryScreenProps } from './StoryScreen.tsx';
import type { Screen, ScreenState, State } from './screens/screen.ts';
import { runSteps } from './steps.ts';

interface StateStory {
  args: Partial<StoryScreenProps> & { handlers: HttpHandler[] };
  play: (context: { canvasElement: HTMLElement; globals: Globals }) => Promise<void>;
}

/** The story of a state. */
const storyOf = (
  screen: { path: string; handlers: HttpHandler[] },
  state: ScreenState,
): StateStory => {
  const { shows: _shows, steps: _steps, ...args } = state;
  return {
    args: { ...screen, ...args },
    play: ({ canvasElement, globals }) => runSteps(canvasElement, state, globals),
  };
};

/** The stories of the states that a screen has. */
type StateStories<Of extends Screen> = {
  [Name in State as Of['states'][Name] extends string ? never : Name]: StateStory;
};

/** The stories of a screen’s states, from its row in the table. */
export function stateStories<Of extends Screen>({
  path,
  handlers = [],
  states,
}: Of): StateStories<Of> {
  const stories = Object.entries(states).flatMap(([name, state]) =>
    typeof state === 'string' ? [] : [[name, storyOf({ path, handlers }, state)]],
  );
  return Object.fromEntries(stories);
}

/** The stories of messages that no state of a screen shows. */
export function errorStories<Name extends string>(page: {
  path: string;
  states: Record<Name, ScreenState>;
}): Record<Name, StateStory> {
  const stories = Object.entries<ScreenState>(page.states);
  return Object.fromEntries(
    stories.map(([name, state]) => [name, storyOf({ path: page.path, handlers: [] }, state)]),
  ) as Record<Name, StateStory>;
}
