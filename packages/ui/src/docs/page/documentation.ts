import type { Guide } from '../guide.ts';
import type { Example } from './Rules.tsx';

const guides = import.meta.glob<Guide>('../../*/*/*.guide.ts', { import: 'guide' });
const exampleFiles = import.meta.glob<readonly Example[]>('../../*/*/*.examples.tsx', {
  import: 'examples',
});

/** The documentation of a component besides its stories. */
export interface Documentation {
  guide: Guide;
  /** One for each rule of the guide, in their order; none for rules that cannot be seen. */
  examples: readonly Example[];
}

/** Every component by its path below `src`, such as `primitives/Badge/Badge`, and what loads its documentation. */
export const documentation = Object.entries(guides).map(([file, loadGuide]) => {
  const path = file.slice('../../'.length, -'.guide.ts'.length);
  const load = async (): Promise<Documentation> => {
    const [guide, examples = []] = await Promise.all([
      loadGuide(),
      exampleFiles[`../../${path}.examples.tsx`]?.(),
    ]);
    return { guide, examples };
  };
  return { path, load };
});
