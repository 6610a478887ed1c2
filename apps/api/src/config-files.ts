import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Config, ConfigError } from './config.ts';

/**
 * Checks the files and folders of the configuration, which would otherwise fail with the first request that needs them.
 *
 * @throws ConfigError
 */
export async function checkFiles(
  { media }: Pick<Config, 'media'>,
  { GOOGLE_APPLICATION_CREDENTIALS: keyFile }: NodeJS.ProcessEnv,
): Promise<void> {
  if (media.kind === 'folder' && !(await canWriteBelow(media.path))) {
    throw new ConfigError('DATA_DIR must name a folder that the server can write to.');
  }
  if (keyFile && !(await isAllowed(keyFile, constants.R_OK))) {
    throw new ConfigError(
      'GOOGLE_APPLICATION_CREDENTIALS must name a key file that the server can read.',
    );
  }
}

/** Whether the folder, or what exists of its path, is a folder that can be written to. */
async function canWriteBelow(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return canWriteBelow(dirname(path));
  return found.isDirectory() && isAllowed(path, constants.W_OK);
}

const isAllowed = (path: string, mode: number) =>
  access(path, mode).then(
    () => true,
    () => false,
  );
