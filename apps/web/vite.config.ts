import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import web from './package.json' with { type: 'json' };
import { sourcePlugins } from './vite.plugins.ts';

/** Requests the fonts before the CSS that names them, so that the text is drawn once, in its own fonts. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /-core-[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${file}`,
          },
        })),
  },
};

/**
 * React Router's package leads bundlers to its build for development, and gives its components names in statements,
 * which keep all components in a bundle.
 */
const shakeRouter: Plugin = {
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace('var ENABLE_DEV_WARNINGS = true', 'const ENABLE_DEV_WARNINGS = false')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/(?<= = )React\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
  },
};

/**
 * Each document contains dozens of names, whose hashes compress badly: these are the shortest that the bundler allows,
 * of the fewest characters, and distinguish the versions of a file.
 */
const SCRIPTS = 'assets/[name]-[hash:7].js';

/** The oldest browsers that work, as Vite writes them: chrome120. */
const OLDEST = web.browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    ...sourcePlugins(),
    preloadFonts,
    shakeRouter,
    // The server sends these files as they are; it never compresses an asset itself.
    !isSsrBuild &&
      compression({
        include: /\.(js|css|svg|json|txt|webmanifest)$/,
        algorithms: ['gzip', 'brotliCompress'],
      }),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: OLDEST,
    // An inlined asset would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Lists which chunks and styles a page needs, for prerendering.
    manifest: true,
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    rollupOptions: {
      // Most of a build is spent in plugins: nothing that its reader could change.
      checks: { pluginTimings: false },
      output: {
        ...(!isSsrBuild && { chunkFileNames: SCRIPTS, entryFileNames: SCRIPTS }),
        hashCharacters: 'hex',
        // The documents keep their names at the site's root (D27): they are fetched as text.
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.md') ? '[name][extname]' : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/media': api },
  },
}));
