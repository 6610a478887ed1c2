import { join } from 'node:path';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';

// The Storybook addon for visual regression.

const modes = join(import.meta.dirname, 'modes.ts');

/** Appends to each story file of a build the call that sets its modes. */
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
