import { access, constants, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Config, ConfigError } from './config.ts';

type Checked = Pick<Config, 'media' | 'dataDir' | 'metrics' | 'production' | 'webDir'>;

/**
 * Checks the files and folders of the configuration, which would otherwise fail with the first request that needs them.
 *
 * @throws ConfigError
 */
export async function checkFiles(
  { media, dataDir, metrics, production, webDir }: Checked,
  { GOOGLE_APPLICATION_CREDENTIALS: keyFile }: NodeJS.ProcessEnv,
): Promise<void> {
  if (media.kind === 'folder' && !(await canWriteBelow(media.path))) {
    throw new ConfigError(`DATA_DIR names no folder that the server can write to: ${dataDir}.`);
  }
  if (!(await isFolder(tmpdir(), constants.W_OK))) {
    throw new ConfigError(`TMPDIR names no folder that the server can write to: ${tmpdir()}.`);
  }
  const backupDir = metrics?.backupDir;
  if (backupDir !== undefined && !(await isFolder(backupDir, constants.R_OK))) {
    throw new ConfigError(`BACKUP_DIR names no folder that the server can read: ${backupDir}.`);
  }
  // Development and tests start servers of the API alone.
  if (production && !(await isAllowed(join(webDir, 'index.html'), constants.R_OK))) {
    throw new ConfigError(`WEB_DIR names no folder with the built web app: ${webDir}.`);
  }
  if (keyFile && !(await isKeyFile(keyFile))) {
    throw new ConfigError(
      'GOOGLE_APPLICATION_CREDENTIALS must name a key file that the server can read.',
    );
  }
}

/** Whether the folder, or what exists of its path, is a folder that can be written to. */
async function canWriteBelow(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found ? isFolder(path, constants.W_OK) : canWriteBelow(dirname(path));
}

async function isFolder(path: string, mode: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true && isAllowed(path, mode);
}

/** Whether it is JSON with a type, as the key files of service accounts and of federated identities are. */
async function isKeyFile(path: string): Promise<boolean> {
  try {
    return typeof JSON.parse(await readFile(path, 'utf8')).type === 'string';
  } catch {
    return false;
  }
}

const isAllowed = (path: string, mode: number) =>
  access(path, mode).then(
    () => true,
    () => false,
  );
