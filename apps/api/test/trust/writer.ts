import { type CreateResponse, folderPathOf, placeSlugs } from '@campetto/contract';
import { CREATION, creationForm } from '../support/pictures/creation.ts';
import type { ServerProcess } from '../support/processes.ts';
import { MILANO } from '../support/venues.ts';

/** Changes a venue of its own, whose version counts the changes. */
export interface Writer {
  id: string;
  folderPath: string;
  /** The newest version whose write was acknowledged. */
  acknowledged: number;
}

export async function createWriter(server: ServerProcess): Promise<Writer> {
  const response = await server.request('POST', '/api/venues/create', creationForm(CREATION));
  const { venueId: id } = (await response.json()) as CreateResponse;
  return { id, folderPath: folderPathOf(placeSlugs(MILANO), id), acknowledged: 1 };
}

let writes = 0;

/** Writes once, and returns the status (0: the connection broke) and how many acknowledged writes before were lost. */
export async function write(server: ServerProcess, writer: Writer) {
  writes += 1;
  const { id, folderPath } = writer;
  const name = `Campo ${writes}`;
  const body = {
    folderPath,
    sportsVenue: { id, name, phoneNumber: null, sportIds: [], isVerified: false },
    address: MILANO,
  };
  try {
    const response = await server.request('PUT', '/api/venues/update', body);
    const { version } = (await response.json()) as { version: number };
    if (!response.ok) return { status: response.status, lost: 0 };
    const lost = Math.max(0, writer.acknowledged - (version - 1));
    writer.acknowledged = version;
    return { status: response.status, lost };
  } catch {
    return { status: 0, lost: 0 };
  }
}
