import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/processes.ts';

// `pnpm test:operations` follows docs/operations/README.md from an empty Debian to a running site over TLS: it runs the commands
// of that page as they are written, except those for Node and the certificate (REPLACED), in a Debian of its own, made by
// debootstrap, and measures the time. It needs root, the package debootstrap, free ports 80, 443, 4001, 4002 and 5432,
// and the folder that `pnpm build:server` writes.

const DOMAIN = 'campetto.test';
const SERVER = join(ROOT, 'dist/server');
/** Minutes that the commands may take, without those in which a person reads and types. */
const MINUTES_MAX = 10;
const SECTION = '## From an empty Debian to a running site';

/** What cannot run here as it is written, and what runs instead. */
const REPLACED: [RegExp, string][] = [
  // Node is copied from this machine: packages of others than Debian may be out of reach.
  [/^curl .*nodesource.*$/m, 'true'],
  // No authority issues a certificate for a domain that leads nowhere.
  [
    /^certbot .*$/m,
    `openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${DOMAIN} \\
      -keyout privkey.pem -out fullchain.pem 2> /dev/null
    install -D privkey.pem /etc/letsencrypt/live/${DOMAIN}/privkey.pem
    install -D fullchain.pem /etc/letsencrypt/live/${DOMAIN}/fullchain.pem`,
  ],
];

/** The commands of that page, each block without the indent of its list. */
function readBlocks(): string[] {
  const page = readFileSync(join(ROOT, 'docs/operations/README.md'), 'utf8');
  const [, section = ''] = page.split(SECTION);
  const [steps = ''] = section.split(/^To restart/m);
  return Array.from(steps.matchAll(/^( *)```sh\n(.*?)^\1```/gms), ([, indent = '', text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replaceAll('DOMAIN', DOMAIN),
  );
}

function runIn(debian: string, command: string, input = ''): void {
  const { status } = spawnSync('setsid', ['--wait', 'chroot', debian, 'bash', '-ec', command], {
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`The command failed: ${command}`);
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** A Debian with nothing but its base, the folder of the server and what that page lists as needed. */
async function createDebian(debian: string): Promise<void> {
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', debian);
  run('mount', '-t', 'proc', 'proc', join(debian, 'proc'));
  run('mount', '--bind', '/dev', join(debian, 'dev'));
  cpSync('/etc/apt/apt.conf.d', join(debian, 'etc/apt/apt.conf.d'), { recursive: true });
  // The real file is copied, because /etc/resolv.conf may be a link to a file of systemd.
  cpSync(realpathSync('/etc/resolv.conf'), join(debian, 'etc/resolv.conf'));
  cpSync(SERVER, join(debian, 'opt/campetto-1'), { recursive: true, verbatimSymlinks: true });
  symlinkSync('campetto-1', join(debian, 'opt/campetto'));
  cpSync(process.execPath, join(debian, 'usr/bin/node'));
  // There is no systemd without a machine of its own.
  cpSync(join(ROOT, 'scripts/operations/systemctl.sh'), join(debian, 'usr/bin/systemctl'));
  chmodSync(join(debian, 'usr/bin/systemctl'), 0o755);
  // Without it packages start no services, because there is no init system.
  await writeFile(join(debian, 'usr/sbin/policy-rc.d'), '#!/bin/sh\n', { mode: 0o755 });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    type: 'service_account',
    client_email: 'server@campetto-1.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  await writeFile(join(debian, 'root/service-account.json'), JSON.stringify(key));
}

/** Ends every process that runs in the Debian, and removes its folder. */
async function removeDebian(debian: string): Promise<void> {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/root`) === debian) process.kill(Number(pid), 'SIGKILL');
    } catch {} // has ended meanwhile
  }
  for (const folder of ['dev', 'proc']) {
    if (existsSync(join(debian, folder))) spawnSync('umount', ['--lazy', join(debian, folder)]);
  }
  await rm(debian, { recursive: true, force: true });
}

const debian = await mkdtemp(join(tmpdir(), 'campetto-debian-'));
chmodSync(debian, 0o755);
try {
  await createDebian(debian);
  let total = 0;
  for (const [index, block] of readBlocks().entries()) {
    const command = REPLACED.reduce((text, [line, other]) => text.replace(line, other), block);
    const began = performance.now();
    // The password is typed twice.
    runIn(debian, `cd /root\n${command}`, 'password\npassword\n');
    const seconds = (performance.now() - began) / 1000;
    total += seconds;
    console.log(`block ${index + 1}: ${seconds.toFixed(1)} s`);
  }
  const get = `curl --fail --silent --insecure --resolve ${DOMAIN}:443:127.0.0.1 https://${DOMAIN}`;
  runIn(debian, `${get}/api/ready\n${get}/ | grep --quiet '<h1'`);
  const minutes = total / 60;
  console.log(`\nThe site runs over TLS after ${minutes.toFixed(1)} minutes of the machine.`);
  if (minutes > MINUTES_MAX) throw new Error(`The limit is ${MINUTES_MAX} minutes.`);
} finally {
  await removeDebian(debian);
}
