import { createPrivateKey } from 'node:crypto';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { type Config, ConfigError } from './config.ts';

type Checked = Pick<Config, 'media' | 'dataDir' | 'production' | 'projectId' | 'webDir'>;

/**
 * Checks the files and folders of the configuration, because a wrong one would otherwise fail only with the first
 * request that needs it. Returns warnings for the log.
 *
 * @throws ConfigError
 */
export async function checkFiles(
  { media, dataDir, production, projectId, webDir }: Checked,
  { BACKUP_DIR: backupDir, GOOGLE_APPLICATION_CREDENTIALS: keyFile }: NodeJS.ProcessEnv,
): Promise<string[]> {
  if (media.kind === 'folder' && !(await canWriteBelow(media.path))) {
    throw new ConfigError(`DATA_DIR names no folder that the server can write to: ${dataDir}.`);
  }
  if (!(await isFolder(tmpdir(), constants.W_OK))) {
    throw new ConfigError(`TMPDIR names no folder that the server can write to: ${tmpdir()}.`);
  }
  if (backupDir && !(await isFolder(backupDir, constants.R_OK))) {
    throw new ConfigError(`BACKUP_DIR names no folder that the server can read: ${backupDir}.`);
  }
  // In development and tests a server may serve the API alone.
  if (production && !(await isAllowed(join(webDir, 'index.html'), constants.R_OK))) {
    throw new ConfigError(`WEB_DIR names no folder with the built web app: ${webDir}.`);
  }
  if (!keyFile) {
    return production
      ? [
          `GOOGLE_APPLICATION_CREDENTIALS is not set: every request of an administrator ends with 503, unless this is a machine of Google Cloud whose service account has the role Firebase Authentication Admin in ${projectId}.`,
        ]
      : [];
  }
  const key = await readKeyFile(keyFile);
  const keyProject = (key.type === 'service_account' && key.project_id) || projectId;
  // A key of another project is accepted, because its account can have the role in this project.
  return keyProject === projectId
    ? []
    : [
        `GOOGLE_APPLICATION_CREDENTIALS names a key of the project ${keyProject}: its service account needs the role Firebase Authentication Admin in ${projectId}.`,
      ];
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

const required = v.pipe(v.string(), v.nonEmpty());

/** The key files that Google's library reads, with what it needs of each. */
const keyFileSchema = v.variant('type', [
  v.object({
    type: v.literal('service_account'),
    project_id: v.optional(v.string()),
    client_email: required,
    private_key: v.pipe(v.string(), v.check(isPrivateKey)),
  }),
  v.object({
    type: v.picklist(['authorized_user', 'external_account_authorized_user']),
    ...{ client_id: required, client_secret: required, refresh_token: required },
  }),
  v.object({
    type: v.literal('external_account'),
    ...{ audience: required, subject_token_type: required, credential_source: v.object({}) },
  }),
  v.object({
    type: v.literal('impersonated_service_account'),
    ...{ service_account_impersonation_url: required, source_credentials: v.object({}) },
  }),
]);

async function readKeyFile(path: string) {
  try {
    return v.parse(keyFileSchema, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new ConfigError(
      `GOOGLE_APPLICATION_CREDENTIALS names no complete key file of Google that the server can read: ${path}.`,
    );
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}

const isAllowed = (path: string, mode: number) =>
  access(path, mode).then(
    () => true,
    () => false,
  );
