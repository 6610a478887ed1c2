import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourcePlugins } from '@campetto/web/vite-plugins';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';
import { sourceData } from './docs/sourceData.ts';

// Otherwise the macro of Lingui would look for its configuration in the working directory.
process.env['LINGUI_CONFIG'] = join(import.meta.dirname, '../packages/messages/lingui.config.ts');

const GALLERY = join(import.meta.dirname, '../dist/storybook/gallery');
const DIFFERENCES = join(import.meta.dirname, '../.cache/visual/report');
const isDevelopment = process.env['NODE_ENV'] === 'development';
const isTest = process.env['VITEST'] !== undefined;

/** The modules of components, which have a page with a table of props. */
const COMPONENT = /\/packages\/ui\/src\/.*\.tsx$/;
const STORIES = /\.(stories|examples)\.tsx$/;

/** Lets Storybook read the props of components only, because it shows no others. */
function readPropsOfComponents(plugins: PluginOption): void {
  for (const plugin of [plugins].flat(Infinity) as (Plugin | false | null | undefined)[]) {
    if (
      plugin &&
      plugin.name === 'storybook:react-docgen-plugin' &&
      typeof plugin.transform === 'function'
    )
      plugin.transform = {
        filter: { id: { include: COMPONENT, exclude: STORIES } },
        handler: plugin.transform,
      };
  }
}

/** Each icon in a file of its own would be half of the requests of a page. */
const codeSplitting = {
  groups: [{ name: 'icons', test: /lucide-react/ }],
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/docs/*.mdx',
    './docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    // The tests run axe by themselves, with less to describe (checks.ts).
    ...(isTest ? [] : ['@storybook/addon-a11y']),
    // Its panel runs tests, which a built Storybook cannot.
    ...(isTest || isDevelopment ? ['@storybook/addon-vitest'] : []),
    'storybook-addon-pseudo-states',
    join(import.meta.dirname, 'visual.ts'),
  ],
  staticDirs: [
    { from: '../packages/ui/src/theme/fonts', to: 'fonts' },
    // The pictures that pages show by their address.
    '../apps/web/public',
    // In development, the pictures of the last built Storybook are shown.
    ...(isDevelopment && existsSync(GALLERY) ? [{ from: GALLERY, to: 'gallery' }] : []),
    ...(isDevelopment && existsSync(DIFFERENCES) ? [{ from: DIFFERENCES, to: 'visual' }] : []),
  ],
  // These features are for people who set up a Storybook, and for a server that watches files.
  features: {
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => {
    readPropsOfComponents(base.plugins);
    return mergeConfig(base, {
      plugins: [...sourcePlugins(), sourceData(), msw({ mode: 'worker-only' })],
      // As the site is built. A text that is inlined into the code would be read without a request, so that no story
      // could show a request that fails.
      build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting } } },
      // Only code that a plugin writes imports this module. Vite would therefore find it late, bundle it late, and
      // reload every open page.
      optimizeDeps: { exclude: ['@vanilla-extract/recipes/createRuntimeFn'] },
    });
  },
};

export default config;
