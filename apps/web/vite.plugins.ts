import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** Where the texts and the settings of their catalogues are. */
const messages = {
  cwd: dirname(fileURLToPath(import.meta.resolve('@campetto/messages/lingui.config'))),
};

// Without it the macros look for the settings in the folder from which the build was started.
const linguiConfig = getConfig(messages);

/** What the app's sources need to become JavaScript and CSS; Storybook builds its stories with the same. */
export function sourcePlugins(): PluginOption[] {
  return [
    {
      name: 'built-year',
      config: () => ({ define: { __BUILT_YEAR__: new Date().getFullYear() } }),
    },
    vanillaExtractPlugin(),
    react(),
    // A text without its translation stops the build.
    lingui({ ...messages, failOnMissing: true, failOnCompileError: true }),
    babel({
      // Where the presets' plug-ins are installed, whatever folder the build was started from.
      cwd: import.meta.dirname,
      presets: [linguiTransformerBabelPreset({ linguiConfig }, messages)],
      // By itself the plug-in recognises TypeScript only below the app's folder; the texts are outside.
      parserOpts: { plugins: ['typescript'] },
    }),
  ];
}
