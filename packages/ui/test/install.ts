import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What the consumer's app installs beside the design system. */
const OF_ITS_OWN = [
  'react',
  'react-dom',
  'lucide-react',
  'get-nonce',
  'vite',
  '@types/react',
  '@types/react-dom',
];

function link(name: string, folder: string) {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(realpathSync(join(root, 'node_modules', name)), place);
}

/**
 * Installs the package in `app` without a registry: unpacks the tarball and links the dependencies
 * that its manifest declares from the workspace. An undeclared dependency is not found, as in any app.
 */
export function install(tarball: string, app: string) {
  for (const name of OF_ITS_OWN) link(name, app);
  const place = join(app, 'node_modules/@campetto/ui');
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', place]);
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (!OF_ITS_OWN.includes(name)) link(name, place);
  }
}
