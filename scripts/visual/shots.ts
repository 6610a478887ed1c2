import type { Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';

/** One picture to take: a story in one mode. */
export interface Shot {
  /** Also the name of its file, without the ending. */
  key: string;
  story: string;
  title: string;
  name: string;
  /** The story’s file, from the root of the repository. */
  file: string;
  mode: Mode;
}

/** What is read of a story in the page. */
interface Extracted {
  id: string;
  title: string;
  name: string;
  parameters: {
    fileName?: string;
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode> };
  };
}

/** The only mode of stories in a Storybook from before modes were introduced. */
const ALONE: Record<string, Mode> = {
  'en light 1440': { language: 'en', theme: 'light', viewport: 1440 },
};

/** Every picture that Chromatic would take of the Storybook in this page. */
export async function shotsOf(page: Page): Promise<Shot[]> {
  const stories = await page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    const extracted = (await __STORYBOOK_PREVIEW__.extract()) as Record<string, Extracted>;
    return Object.values(extracted).map(
      ({ id, title, name, parameters: { fileName = '', chromatic } }) => {
        return { id, title, name, file: fileName.replace(/^\.\//, ''), chromatic };
      },
    );
  });
  return stories
    .filter(({ chromatic }) => !chromatic?.disableSnapshot)
    .flatMap(({ id, title, name, file, chromatic }) =>
      Object.entries(chromatic?.modes ?? ALONE).map(([modeName, mode]) => {
        const key = `${id}.${modeName.replaceAll(' ', '-')}`;
        return { key, story: id, title, name, file, mode };
      }),
    );
}

/** A table of how many pictures a build takes, by kind of story. */
export function countTable(shots: readonly Shot[]): string {
  const kinds: Record<string, Shot[]> = { Matrix: [], Screens: [], 'Other stories': [] };
  for (const shot of shots) {
    const kind = shot.title.startsWith('Screens/') ? 'Screens' : shot.name;
    (kinds[kind] ?? kinds['Other stories'])?.push(shot);
  }
  const rows = Object.entries({ ...kinds, Together: shots }).map(([kind, taken]) => {
    const stories = new Set(taken.map(({ story }) => story)).size;
    return `| ${kind} | ${stories} | ${taken.length} |`;
  });
  return ['| Kind | Stories | Snapshots |', '|---|---:|---:|', ...rows].join('\n');
}

/** Why a story is refused, in one sentence that names its file and the rule. */
export function refusal({ file, name }: Shot, fault: string): string {
  return `${file}: the story “${name}” ${fault}, and a story must come to rest by itself.`;
}
