import { join, resolve } from 'node:path';
import type { AppConfig } from '@campetto/contract';
import * as v from 'valibot';
import {
  databaseEntries,
  identityEntries,
  listOf,
  mediaEntries,
  serverEntries,
} from './config-variables.ts';

/** A wrong environment variable; the message is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const PUBLIC_GEOCODER = 'https://nominatim.openstreetmap.org';

const PUBLIC_MAP =
  'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=17/{latitude}/{longitude}';
const PUBLIC_AERIAL =
  'https://www.google.com/maps/@?api=1&map_action=map&basemap=satellite&zoom=19&center={latitude},{longitude}';

const unlessOff = (link: string) => (link === 'off' ? null : link);

const LOOPBACK_HOST = /^(127(\.\d{1,3}){3}|localhost|::1)$/;

const mediaSchema = v.object(mediaEntries);

/** The settings of the database. */
export interface DatabaseConfig {
  /** Undefined if it is not set: then only the entries in `dev` run, with an embedded PostgreSQL. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Whether statements are prepared by name; undefined: only if no pooler is in between. */
  preparedStatements?: boolean | undefined;
}

/** The settings of the identity tokens. */
export interface IdentityConfig {
  production: boolean;
  projectId: string;
  /** `host:port` of the sign-in emulator; undefined against the real service. */
  emulatorHost: string | undefined;
  /** Hours after a sign-in in which its tokens are valid. */
  sessionHours: number;
}

/** A bucket of an S3-compatible service. */
export interface BucketConfig {
  kind: 's3';
  bucket: string;
  /** The start of every key: empty, or ending in a slash. */
  prefix: string;
  region: string;
  /** Undefined: that of Amazon. */
  endpoint: string | undefined;
}

/** Where traces of requests are sent. */
export interface TracesConfig {
  /** The address of a collector that accepts OTLP over HTTP. */
  endpoint: string;
  /** Percentage of the requests that are traced. */
  percent: number;
  /** The port that the server listens on. */
  port: number;
}

/** How the metrics are published. */
export interface MetricsConfig {
  host: string;
  port: number;
  /** The folder of the backups, whose age is one of the metrics; undefined: they are elsewhere. */
  backupDir: string | undefined;
}

/** Where pictures are stored. */
export type MediaConfig = { kind: 'folder'; path: string } | BucketConfig;

export interface Config extends DatabaseConfig, IdentityConfig {
  host: string;
  port: number;
  /** The reverse proxies whose `X-Forwarded-For` names the client, as addresses and subnets; empty: none. */
  trustProxy: string[];
  apiKey: string;
  authDomain: string;
  /**
   * `claim`: accounts with the claim `admin: true` are administrators; `any-signed-in`: all accounts are
   * administrators.
   */
  adminPolicy: 'claim' | 'any-signed-in';
  /** The start of a picture's address; another server's where pictures are served by a CDN. */
  mediaBase: string;
  media: MediaConfig;
  /** Where the web app searches addresses; by default this server. */
  geocoderBase: string;
  /** The geocoder that this server requests; undefined: only its own database. */
  geocoderUrl: string | undefined;
  /** Where the web app's links show a place. */
  placeLinks: AppConfig['placeLinks'];
  /** Minutes without input after which the web app signs out; 0: never. */
  idleMinutes: number;
  logLevel: string;
  /** Whether the log has the addresses of clients as they are, or only their networks. */
  logAddresses: 'truncated' | 'full';
  /** Requests a minute under /api, of each identity and, until it is verified, of each address. */
  rateLimit: number;
  /** Where the metrics are published; undefined: nowhere. */
  metrics: MetricsConfig | undefined;
  /** Where traces are sent; undefined: nowhere. */
  traces: TracesConfig | undefined;
  /** Folder of the built web app. */
  webDir: string;
  /** Whether an empty directory is filled with the sample; in production only when that is configured. */
  sampleData: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

function read<const TEntries extends v.ObjectEntries>(entries: TEntries, env: Environment) {
  // An empty variable counts as not set, because shells and compose files write it for a missing value.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(v.object(entries), given, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}.`);
}

/** @throws ConfigError */
export function readDatabaseConfig(env: Environment): DatabaseConfig {
  const { DATABASE_URL, DATA_DIR, PREPARED_STATEMENTS } = read(databaseEntries, env);
  return {
    databaseUrl: DATABASE_URL,
    dataDir: resolve(DATA_DIR),
    preparedStatements: PREPARED_STATEMENTS && PREPARED_STATEMENTS === 'on',
  };
}

/** The settings of the commands for backups. */
export interface BackupConfig {
  databaseUrl: string;
  media: MediaConfig;
}

/** @throws ConfigError */
export function readBackupConfig(env: Environment): BackupConfig {
  const { databaseUrl, dataDir } = readDatabaseConfig(env);
  if (!databaseUrl) {
    throw new ConfigError('DATABASE_URL must be set to the address of a PostgreSQL database.');
  }
  return { databaseUrl, media: readMediaConfig(read(mediaEntries, env), dataDir) };
}

/** @throws ConfigError */
export function readIdentityConfig(env: Environment): IdentityConfig {
  const values = read(identityEntries, env);
  const { NODE_ENV, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID } = values;
  const production = NODE_ENV === 'production';
  if (production && FIREBASE_AUTH_EMULATOR_HOST) {
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set when NODE_ENV is production, because an emulator accepts any token.',
    );
  }
  const projectId = FIREBASE_PROJECT_ID ?? (FIREBASE_AUTH_EMULATOR_HOST && 'demo-campetto');
  if (!projectId) {
    throw new ConfigError('FIREBASE_PROJECT_ID must be set to the id of the Firebase project.');
  }
  const { SESSION_HOURS: sessionHours } = values;
  return { production, projectId, emulatorHost: FIREBASE_AUTH_EMULATOR_HOST, sessionHours };
}

function readMediaConfig(
  { MEDIA_URL, AWS_REGION, AWS_ENDPOINT_URL_S3 }: v.InferOutput<typeof mediaSchema>,
  dataDir: string,
): MediaConfig {
  if (!MEDIA_URL) return { kind: 'folder', path: join(dataDir, 'media') };
  const [bucket = '', ...folders] = MEDIA_URL.slice('s3://'.length).split('/').filter(Boolean);
  return {
    kind: 's3',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: AWS_REGION,
    endpoint: AWS_ENDPOINT_URL_S3,
  };
}

/** Tests request no geocoder unless they name one. */
function readGeocoderUrl(values: { GEOCODER_URL?: string | undefined; NODE_ENV: string }) {
  const url = values.GEOCODER_URL ?? (values.NODE_ENV === 'test' ? 'off' : PUBLIC_GEOCODER);
  return url === 'off' ? undefined : url;
}

/**
 * The whole environment of the server, checked once.
 *
 * @throws ConfigError
 */
export function readConfig(env: Environment): Config {
  const identity = readIdentityConfig(env);
  const values = read(serverEntries, env);
  if (identity.production && values.ADMIN_POLICY === 'any-signed-in') {
    throw new ConfigError('ADMIN_POLICY must not be any-signed-in when NODE_ENV is production.');
  }
  if (identity.emulatorHost && !LOOPBACK_HOST.test(values.HOST)) {
    throw new ConfigError(
      'HOST must be an address of the loopback interface, as 127.0.0.1, while FIREBASE_AUTH_EMULATOR_HOST is set, because an emulator accepts any token.',
    );
  }
  const apiKey = values.FIREBASE_API_KEY ?? (identity.emulatorHost && 'emulator');
  if (!apiKey) {
    throw new ConfigError('FIREBASE_API_KEY must be set to the web API key of the project.');
  }
  const database = readDatabaseConfig(env);
  return {
    ...identity,
    ...database,
    host: values.HOST,
    port: values.PORT,
    trustProxy: values.TRUST_PROXY ? listOf(values.TRUST_PROXY) : [],
    apiKey,
    authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${identity.projectId}.firebaseapp.com`,
    adminPolicy: values.ADMIN_POLICY,
    mediaBase: values.MEDIA_BASE,
    media: readMediaConfig(values, database.dataDir),
    geocoderBase: values.GEOCODER_BASE,
    geocoderUrl: readGeocoderUrl(values),
    placeLinks: {
      map: values.MAP_URL ?? PUBLIC_MAP,
      aerial: unlessOff(values.AERIAL_URL ?? PUBLIC_AERIAL),
      streetView: unlessOff(values.STREET_VIEW_URL ?? 'off'),
    },
    idleMinutes: values.IDLE_MINUTES,
    logLevel: values.LOG_LEVEL,
    logAddresses: values.LOG_ADDRESSES,
    rateLimit: values.RATE_LIMIT,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : {
            host: values.METRICS_HOST,
            port: values.METRICS_PORT,
            backupDir: values.BACKUP_DIR,
          },
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          percent: values.TRACE_PERCENT,
          port: values.PORT,
        }
      : undefined,
    webDir: resolve(values.WEB_DIR),
    sampleData: values.SAMPLE_DATA ? values.SAMPLE_DATA === 'on' : !identity.production,
  };
}
