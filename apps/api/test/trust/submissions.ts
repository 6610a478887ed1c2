import { unsignedToken } from '../support/identity.ts';
import { CREATION, creationForm } from '../support/pictures/creation.ts';
import type { ServerProcess } from '../support/processes.ts';
import { MILANO } from '../support/venues.ts';

const post = (
  { request }: ServerProcess,
  path: string,
  body: FormData | Buffer,
  token = unsignedToken(),
) => request('POST', path, body, { token }).catch(() => undefined);

let creations = 0;
/** Accounts that send in turn: each may send two of the largest forms at once, and the server accepts eight in all. */
const SENDERS = 4;

/** Creates a venue with a picture, and returns its id if that was acknowledged. Status 0: no response. */
export async function create(server: ServerProcess, bytes: Buffer) {
  creations += 1;
  const sportsVenue = { ...CREATION.sportsVenue, name: `Campo Nuovo ${creations}` };
  const form = creationForm({ ...CREATION, sportsVenue }, bytes);
  const token = unsignedToken({ sub: `admin-${creations % SENDERS}` });
  const response = await post(server, '/api/venues/create', form, token);
  const body = (await response?.json().catch(() => undefined)) as { venueId?: string } | undefined;
  return { status: response?.status ?? 0, id: body?.venueId };
}

/** Imports a file of venues, one at a time for each token, and returns whether it was completed. Status 0: no response. */
export async function importVenues(
  server: ServerProcess,
  record: string,
  count: number,
  token?: string,
) {
  const line = (index: number) => {
    const sourceId = `${record}-${index}`;
    const venue = { dataset: 'import', sourceId, name: `Campo ${sourceId}`, sports: ['tennis'] };
    return `${JSON.stringify({ ...venue, ...MILANO })}\n`;
  };
  const lines = Array.from({ length: count }, (_, index) => line(index));
  const response = await post(
    server,
    '/api/imports?file=venues.ndjson',
    Buffer.from(lines.join('')),
    token,
  );
  const text = (await response?.text().catch(() => '')) ?? '';
  return { status: response?.status ?? 0, isWhole: text.includes('"type":"report"') };
}
