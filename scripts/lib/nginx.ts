import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { stop as end, ROOT } from './processes.ts';

const PATH = `${process.env['PATH']}:/usr/sbin`; // where Debian installs it

const isInstalled = (command: string, option: string) => {
  try {
    execFileSync(command, [option], { env: { PATH }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Whether nginx and openssl are installed. */
export const hasNginx = (): boolean =>
  isInstalled('nginx', '-v') && isInstalled('openssl', 'version');

/** The file of the repository with other ports, two servers and a certificate in `folder`. */
async function configure(
  folder: string,
  { tls, plain }: { tls: number; plain: number },
  servers: readonly [string, string],
) {
  const site = readFileSync(join(ROOT, 'deploy/nginx/campetto.conf'), 'utf8')
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${tls}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    // Below the half second for which servers outside production still respond, also while others need the processors.
    .replace('keepalive_timeout 4s', 'keepalive_timeout 100ms')
    .replace(/127\.0\.0\.1:4001\b/, new URL(servers[0]).host)
    .replace(/127\.0\.0\.1:4002\b/, new URL(servers[1]).host)
    .replaceAll('/etc/ssl/campetto', folder)
    .replace('/var/www/html', folder);
  await writeFile(join(folder, 'site.conf'), site);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Debian's configuration of nginx writes an access log, too, unless the file of the repository turns it off.
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { access_log ${folder}/access.log; ${paths.join(' ')} include ${folder}/site.conf; }`;
  await writeFile(join(folder, 'nginx.conf'), main);
}

/** The status of a response through the proxy, whose certificate nobody has signed; 0 if there is none. */
export const statusOf = (url: string) =>
  new Promise<number>((resolve) => {
    request(url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', () => resolve(0))
      .end();
  });

/**
 * Runs nginx as `deploy/nginx` configures it, with TLS and HTTP/2, in front of two servers.
 *
 * @param servers their addresses; twice the same for one
 * @returns once a server responds behind it: its addresses, with and without TLS, and the folder of its files
 * @throws with nginx's log, if none does within ten seconds
 */
export async function startNginx(servers: readonly [string, string]) {
  const folder = await mkdtemp(join(tmpdir(), 'campetto-nginx-'));
  await chmod(folder, 0o755); // nginx reads as another account than root
  const ports = { tls: await freePort(), plain: await freePort() };
  const address = `https://127.0.0.1:${ports.tls}`;
  const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  execFileSync('openssl', [...certificate, '-subj', '/CN=campetto.example.org', ...key], {
    stdio: 'ignore',
  });
  await configure(folder, ports, servers);
  const log = join(folder, 'error.log');
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', log], {
    env: { PATH },
    stdio: 'inherit',
  });
  const stop = async () => {
    await end(nginx);
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await statusOf(`${address}/api/health`)) === 200) {
      return { address, plainAddress: `http://127.0.0.1:${ports.plain}`, folder, stop };
    }
    await sleep(50);
  }
  const problem = readFileSync(log, 'utf8');
  await stop();
  throw new Error(problem);
}
