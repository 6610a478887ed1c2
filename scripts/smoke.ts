import { spawnSync } from 'node:child_process';
import { freePort } from './lib/ports.ts';
import { launch, responding, stop } from './lib/processes.ts';

// Starts the product as `pnpm start` does, requests its readiness and its front page, and stops it.

const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const product = launch('node', ['scripts/start.ts'], {
  env: { ...process.env, PORT: String(port) },
});

/** Windows has no signal that a program could handle: there the whole process tree is ended. */
async function stopProduct(): Promise<void> {
  if (process.platform !== 'win32') return stop(product);
  spawnSync('taskkill', ['/pid', String(product.pid), '/t', '/f'], { stdio: 'inherit' });
}

try {
  await responding(`${address}/api/ready`, product, 300_000);
  const response = await fetch(address);
  const page = await response.text();
  if (!response.ok || !page.includes('<h1')) {
    throw new Error(`The front page has status ${response.status} and no heading:\n${page}`);
  }
  console.log('The product is ready and shows its front page.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopProduct();
}
