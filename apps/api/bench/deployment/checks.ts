import { statusOf } from '../../../../scripts/lib/nginx.ts';
import { unsignedToken } from '../../test/support/identity.ts';
import { query } from '../../test/support/query.ts';
import { measure } from '../measure.ts';
import { browser } from './client.ts';
import type { Deployment } from './cluster.ts';
import type { startLoad } from './load.ts';

type Load = Pick<ReturnType<typeof startLoad>, 'decided' | 'pictures'>;

/** Counts the acknowledged writes that the new primary or the bucket lacks, and the decisions that were carried out twice. */
export async function compareWrites(deployment: Deployment, { decided, pictures }: Load) {
  const url = deployment.databaseUrl('replica');
  const stored = await query<{ path: string; records: number }>(
    url,
    `SELECT venues.folder_path AS path, count(*)::int AS records
       FROM venues JOIN activity ON venue_id = venues.id AND kind = 'approved'
      WHERE status = 'approved' GROUP BY 1`,
  );
  const records = new Map(stored.map(({ path, records }) => [path, records]));
  const lost = [...decided.keys()].filter((path) => !records.has(path));
  const twice = new Set([
    ...[...decided].filter(([, times]) => times > 1).map(([path]) => path),
    ...stored.filter((one) => one.records > 1).map(({ path }) => path),
  ]);
  const missing: string[] = [];
  for (const path of pictures) {
    if ((await statusOf(`${deployment.address.two}${path}`)) !== 200) missing.push(path);
  }
  return { lost: lost.length, twice: twice.size, missing: missing.length };
}

const LIST = '/api/venues/scraped?limit=20';
const CLIENTS = 16;

/** Returns how many lists a second an address responds with. */
export async function rateOf(address: string, amount: number): Promise<number> {
  const clients = Array.from({ length: CLIENTS }, (_, index) =>
    browser(address, `127.2.0.${index + 1}`, unsignedToken()),
  );
  let next = 0;
  const list = async () => {
    next += 1;
    const response = await clients[next % CLIENTS]?.send('GET', LIST);
    if (response?.status !== 200) throw new Error(`A list got ${response?.status}.`);
  };
  const { rate } = await measure(list, amount, CLIENTS);
  for (const client of clients) client.close();
  return rate;
}

/** Sends twice as many requests of an account as its limit, and returns how many the two servers allow. */
export async function allowedOf(address: string, limit: number): Promise<number> {
  const client = browser(address, '127.3.0.1', unsignedToken({ sub: 'limited' }));
  let allowed = 0;
  for (let sent = 0; sent < 2 * limit; sent += 1) {
    if ((await client.send('GET', LIST)).status === 200) allowed += 1;
  }
  client.close();
  return allowed;
}
