import { unsignedToken } from '../support/identity.ts';
import { CREATION, creationForm } from '../support/pictures/creation.ts';
import { type ServerProcess, startServer } from '../support/processes.ts';
import { openProxy } from '../support/proxy.ts';
import { query } from '../support/query.ts';
import type { TrustPromise } from './promise.ts';

const KILLS = 50;

/** A proxy that kills the server at the first byte of a response, which is not passed on. */
const openKillingProxy = ({ address, child }: ServerProcess) =>
  openProxy(
    () => Number(new URL(address).port),
    (upstream, client) =>
      upstream.once('data', () => {
        child.kill('SIGKILL');
        client.destroy();
      }),
  );

const create = (address: string, key: string) =>
  fetch(`${address}/api/venues/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${unsignedToken()}`, 'idempotency-key': key },
    body: creationForm(CREATION),
  });

/** The response is lost after the venue was committed; the repeated request must not store a second venue. */
export const creations: TrustPromise = {
  name: 'a creation repeated after its response was lost creates one venue',
  async prove({ createDatabase }, part) {
    const kills = Math.ceil(KILLS * part);
    const url = await createDatabase();
    const start = () => startServer({ DATABASE_URL: url });
    let unexpected = 0;
    let server = await start();
    for (let kill = 0; kill < kills; kill += 1) {
      const proxy = await openKillingProxy(server);
      await create(`http://127.0.0.1:${proxy.port}`, `lost-${kill}`).then(
        () => {
          unexpected += 1;
        },
        () => {},
      );
      proxy.close();
      await server.end('SIGKILL');
      server = await start();
      const again = await create(server.address, `lost-${kill}`);
      if (again.status !== 201) unexpected += 1;
    }
    await server.end('SIGKILL');
    const stored = (await query(url, 'SELECT FROM venues')).length;
    const isKept = stored === kills && unexpected === 0;
    return { figure: `${kills} kills before the response, ${stored} venues`, isKept };
  },
};
