import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { sourcePlugins } from './vite.plugins.ts';

export default defineConfig({
  plugins: [
    ...sourcePlugins(),
    // The server sends these files as they are; it never compresses an asset itself.
    compression({
      include: /\.(js|css|svg|json|txt|webmanifest)$/,
      algorithms: ['gzip', 'brotliCompress'],
    }),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // An inlined asset would need `data:` in the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:4000', '/media': 'http://127.0.0.1:4000' },
  },
});
