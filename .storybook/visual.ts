import { join } from 'node:path';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';

// What visual regression adds to the Storybook, as one addon.

const modes = join(import.meta.dirname, 'modes.ts');

/** Ends each story file of a build with its modes: a story reads its own title and globals. */
function storyModes(): Plugin {
  return {
    name: 'story-modes',
    apply: 'build',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code, id) => ({
        code: [
          code,
          `import * as $file from ${JSON.stringify(id)};`,
          `import { setModes as $setModes } from ${JSON.stringify(modes)};`,
          '$setModes($file);',
        ].join('\n'),
        map: null,
      }),
    },
  };
}

export const viteFinal = (base: UserConfig) => mergeConfig(base, { plugins: [storyModes()] });

export const previewAnnotations = (entries: string[] = []) => [
  ...entries,
  join(import.meta.dirname, 'still.ts'),
];
