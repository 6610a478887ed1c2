import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { MEGABYTE, memoryOf, peakDuring } from '../support/memory.ts';
import { padded, picture } from '../support/pictures/creation.ts';
import { hostilePictures, metadataIn } from '../support/pictures/hostile-pictures.ts';
import { startServer } from '../support/processes.ts';
import type { TrustPromise } from './promise.ts';
import { create } from './submissions.ts';

const PICTURES = 400;
const BOMBS = 12;
/** The number of forms that the server accepts at once. */
const FORMS = 8;
/** Bytes that the server and the process that decodes may take together. */
const MEMORY = 400 * MEGABYTE;

/** A picture that its decoder stores in memory as a whole. */
const progressiveJpeg = () =>
  sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'red' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** `amount` pictures, which repeat these in turn. */
const several = (pictures: readonly Buffer[], amount: number) =>
  Array.from({ length: amount }, (_, index) => pictures[index % pictures.length] as Buffer);

export const pictures: TrustPromise = {
  name: 'hostile pictures neither fail the server nor keep metadata',
  async prove({ createDatabase, seed }, part) {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'campetto-trust-'));
    const server = await startServer({
      DATABASE_URL: await createDatabase(),
      DATA_DIR,
    });
    const pid = server.child.pid ?? 0;
    const statuses: number[] = [];
    const waiting = hostilePictures(seed, Math.ceil(PICTURES * part));
    let busy = 0;
    /** Sends a picture again when the server is busy with others (503), as the web app offers. */
    const send = async (bytes: Buffer) => {
      let { status } = await create(server, bytes);
      for (let time = 0; status === 503 && time < 20; time += 1) {
        busy += 1;
        await sleep(1000);
        ({ status } = await create(server, bytes));
      }
      statuses.push(status);
    };
    const sender = async () => {
      for await (const { bytes } of waiting) await send(bytes);
    };
    // All at once: small files that are accepted and take the most memory, and one that would take more.
    const names = ['bomb-6-megapixels-12-bit.avif', 'bomb-25-megapixels.avif'];
    const bombs = [...(await Promise.all(names.map(picture))), await progressiveJpeg()];
    const work = async () => {
      await Promise.all(several(bombs, BOMBS).map(send));
      await Promise.all(several(bombs, FORMS).map((bomb) => send(padded(bomb))));
      await Promise.all(Array.from({ length: 4 }, sender));
    };
    const { pss: idle } = await memoryOf(pid);
    const peak = await peakDuring(pid, work);
    await server.end('SIGTERM');
    let kept = 0;
    for (const name of await readdir(DATA_DIR, { recursive: true })) {
      if (!name.endsWith('.webp')) continue;
      if ((await metadataIn(await readFile(join(DATA_DIR, name)))).length > 0) kept += 1;
    }
    await rm(DATA_DIR, { recursive: true, force: true });
    const failed = statuses.filter((status) => status === 0 || status >= 500).length;
    const [before, pss, rss] = [idle, peak.pss, peak.rss].map((bytes) =>
      Math.round(bytes / MEGABYTE),
    );
    return {
      figure: `${statuses.length} pictures, ${failed} × 5xx or no response, ${busy} × 503 and sent again, ${kept} copies with metadata, ${pss} MB in all (${rss} with shared pages twice), server before ${before} MB`,
      // Short forms run on machines of any speed.
      isKept: failed === 0 && kept === 0 && peak.pss <= MEMORY && (part < 1 || busy === 0),
    };
  },
};
