import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The start of addresses of this server or of another. */
const base = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/|https?:\/\/)/, 'must begin with a slash, or be an http or https address'),
    ),
    fallback,
  );

const text = (fallback: string) => v.optional(v.string(), fallback);

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (input) => /^\d+$/.test(input) && Number(input) >= min && Number(input) <= max,
      `must be a whole number from ${min} to ${max}`,
    ),
    v.transform(Number),
  );

const wholeNumberOr = (fallback: number, min: number, max: number) =>
  v.optional(wholeNumber(min, max), String(fallback));

const onOrOff = v.optional(v.picklist(['on', 'off'], 'must be one of on, off'));

/** The first of the values is the default. */
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  v.optional(v.picklist(values, `must be one of ${values.join(', ')}`), () => values[0]);

/** The parts of a variable with commas. */
export const listOf = (input: string) => input.split(',').map((part) => part.trim());

/** Whether it is an address, or a subnet as 10.0.0.0/8, but not one of all addresses. */
function isSubnet(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

const isPlaceLink = (input: string) =>
  /^https?:\/\//.test(input) && ['{latitude}', '{longitude}'].every((part) => input.includes(part));

const PLACE_LINK = 'must be an address with {latitude} and {longitude} in it';
const placeLink = v.optional(
  v.pipe(
    v.string(),
    v.check((input) => input === 'off' || isPlaceLink(input), `${PLACE_LINK}, or off`),
  ),
);
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/;

/** Whether every percent sign in it begins an encoded character: the server and the backup read others differently. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Of the others either the server or the programs of a backup do not know the value, or read it differently. */
function isReadAlike(url: string): boolean {
  const options = URL.parse(url)?.searchParams;
  const mode = options?.get('sslmode') ?? 'disable';
  return ['disable', 'verify-full'].includes(mode) && !options?.has('uselibpqcompat');
}

/** Where the database and the files are; the commands read these variables too. */
export const databaseEntries = {
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (input) => /^postgres(ql)?:\/\/./.test(input) && URL.canParse(input) && isEncoded(input),
        'must be a PostgreSQL address, as postgres://user:password@host:5432/database, with a password in percent-encoding',
      ),
      v.check(
        isReadAlike,
        'must end in ?sslmode=verify-full&sslrootcert=/path/to/certificate.pem for a connection with TLS',
      ),
    ),
  ),
  DATA_DIR: text(fromRoot('.data')),
  PREPARED_STATEMENTS: onOrOff,
};

/** Who signs accounts in, and for how long; the command that grants rights reads these variables too. */
export const identityEntries = {
  NODE_ENV: oneOf('development', 'test', 'production'),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        LOOPBACK,
        'must be a port of this machine, as 127.0.0.1:9099, because an emulator accepts any token',
      ),
    ),
  ),
  FIREBASE_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be the id of a project, as campetto-1')),
  ),
  SESSION_HOURS: wholeNumberOr(12, 1, 8760),
};

/** Where pictures are stored; the commands for backups read these variables too. */
export const mediaEntries = {
  MEDIA_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?$/,
        'must be a bucket, as s3://bucket or s3://bucket/prefix',
      ),
    ),
  ),
  AWS_REGION: text('us-east-1'),
  AWS_ENDPOINT_URL_S3: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]/, 'must be an http or https address')),
  ),
};

/** Every variable that is validated here; docs/operations/configuration.md also describes those that libraries read. */
export const serverEntries = {
  ...databaseEntries,
  ...identityEntries,
  ...mediaEntries,
  HOST: text('127.0.0.1'),
  PORT: wholeNumberOr(4000, 0, 65_535),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (input) => listOf(input).every(isSubnet),
        'must be addresses or subnets, none of all addresses, with commas between them, as 10.0.0.0/8,::1',
      ),
    ),
  ),
  FIREBASE_API_KEY: v.optional(v.string()),
  FIREBASE_AUTH_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)+$/, 'must be a domain, as login.example.org')),
  ),
  IDLE_MINUTES: wholeNumberOr(30, 0, 1440),
  ADMIN_POLICY: oneOf('claim', 'any-signed-in'),
  MEDIA_BASE: base('/media'),
  GEOCODER_BASE: base('/api/geocode'),
  GEOCODER_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (input) => input === 'off' || (/^https?:\/\//.test(input) && URL.canParse(input)),
        'must be the address of a Nominatim-compatible geocoder, or off',
      ),
    ),
  ),
  MAP_URL: v.optional(v.pipe(v.string(), v.check(isPlaceLink, PLACE_LINK))),
  AERIAL_URL: placeLink,
  STREET_VIEW_URL: placeLink,
  LOG_LEVEL: oneOf('info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'),
  LOG_ADDRESSES: oneOf('truncated', 'full'),
  RATE_LIMIT: wholeNumberOr(600, 1, 1_000_000_000),
  METRICS_HOST: text('127.0.0.1'),
  METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
  BACKUP_DIR: v.optional(v.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (input) => /^https?:\/\//.test(input) && URL.canParse(input),
        'must be the http or https address of a collector, as http://127.0.0.1:4318',
      ),
    ),
  ),
  TRACE_PERCENT: wholeNumberOr(100, 0, 100),
  WEB_DIR: text(fromRoot('apps/web/dist')),
  SAMPLE_DATA: onOrOff,
};
