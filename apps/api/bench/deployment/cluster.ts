import { startNginx } from '../../../../scripts/lib/nginx.ts';
import { stop } from '../../../../scripts/lib/processes.ts';
import { followPrimary, startPgbouncer } from '../../test/deployment/pgbouncer.ts';
import { addressOf, startReplicatedPostgres } from '../../test/deployment/replicated-postgres.ts';
import { startEmulator } from '../../test/support/identity.ts';
import { startBucket } from '../../test/support/pictures/bucket.ts';
import { startServer } from '../../test/support/processes.ts';
import { createFilled } from '../databases.ts';

export type Deployment = Awaited<ReturnType<typeof startDeployment>>;

/**
 * Everything that docs/operations/scale-out.md describes, on this machine: nginx in front of two servers, each with a
 * PgBouncer beside it, a primary and a replica that every write waits for, and a bucket.
 */
export async function startDeployment(bin: string, venues: number) {
  const postgres = await startReplicatedPostgres(bin);
  const direct = await createFilled(addressOf(postgres.primary), venues);
  const [emulator, bucket] = await Promise.all([startEmulator(), startBucket()]);
  const entry = `* = user=campetto host=127.0.0.1 port=${postgres.primary}`;
  const poolers = [await startPgbouncer(entry), await startPgbouncer(entry)];
  const followers = poolers.map((pooler) => followPrimary(pooler, postgres));
  const { endpoint, region, prefix } = bucket.config;
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
  const environmentOf = (index: number) => ({
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: region,
    MEDIA_URL: `s3://${bucket.config.bucket}/${prefix}`,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT: '1000000000',
    DATABASE_URL: Object.assign(new URL(direct), { port: String(poolers[index]?.port) }).href,
  });
  const servers = await Promise.all([startServer(environmentOf(0)), startServer(environmentOf(1))]);
  const [{ address: first }, { address: second }] = servers as [
    { address: string },
    { address: string },
  ];
  const [two, one] = [await startNginx([first, second]), await startNginx([first, first])];
  return {
    /** Of nginx in front of both servers, and in front of the first only. */
    address: { two: two.address, one: one.address },
    /** The database itself, on the primary or on the replica. */
    databaseUrl: (on: 'primary' | 'replica') =>
      Object.assign(new URL(direct), { port: String(postgres[on]) }).href,
    killPrimary: () => postgres.killPrimary(),
    /** Ends a server and starts it again on the same port, as systemd does, with changed settings. */
    async restart(index: number, signal: NodeJS.Signals, settings: Record<string, string> = {}) {
      const server = servers[index];
      if (!server) throw new Error(`There is no server ${index}.`);
      await server.end(signal);
      const { port: PORT } = new URL(server.address);
      servers[index] = await startServer({ ...environmentOf(index), PORT, ...settings });
    },
    async stop() {
      await Promise.all([two.stop(), one.stop()]);
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await Promise.all(followers.map(stop));
      await Promise.all(poolers.map((pooler) => pooler.stop()));
      await Promise.all([postgres.stop(), bucket.stop(), emulator.stop()]);
    },
  };
}
