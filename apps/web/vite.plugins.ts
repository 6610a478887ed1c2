import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

const here = { cwd: import.meta.dirname };

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
    lingui({ ...here, failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, here)] }),
  ];
}
