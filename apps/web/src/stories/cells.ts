import type { Globals } from 'storybook/internal/types';
import { HEALTHY } from './answers.ts';
import type { StoryScreenProps } from './StoryScreen.tsx';
import type { Cell, Screen, State } from './screens/screen.ts';
import { walk } from './walk.ts';

interface CellStory {
  args: Partial<StoryScreenProps>;
  play: (context: { canvasElement: HTMLElement; globals: Globals }) => Promise<void>;
}

/** The story of a cell. */
const storyOf = (screen: Pick<Screen, 'path' | 'answers'>, cell: Cell): CellStory => {
  const { shows: _shows, steps: _steps, ...args } = cell;
  return {
    args: { ...screen, ...args },
    play: ({ canvasElement, globals }) => walk(canvasElement, cell, globals),
  };
};

/** The stories of those states of a screen that there are. */
type Cells<Of extends Screen> = {
  [Name in State as Of['states'][Name] extends string ? never : Name]: CellStory;
};

/** The stories of a screen’s states, from its row in the table. */
export function cellsOf<Of extends Screen>({ path, answers = HEALTHY, states }: Of): Cells<Of> {
  const stories = Object.entries(states).flatMap(([state, cell]) =>
    typeof cell === 'string' ? [] : [[state, storyOf({ path, answers }, cell)]],
  );
  return Object.fromEntries(stories);
}

/** The stories of messages that no state of a screen shows. */
export function cellStories<Name extends string>(page: {
  path: string;
  cells: Record<Name, Cell>;
}): Record<Name, CellStory> {
  const stories = Object.entries<Cell>(page.cells);
  return Object.fromEntries(
    stories.map(([name, cell]) => [name, storyOf({ path: page.path, answers: HEALTHY }, cell)]),
  ) as Record<Name, CellStory>;
}
