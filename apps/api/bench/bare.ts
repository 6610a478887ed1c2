import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { replayMove, replayRead, type Statement } from './replay.ts';

// What the venue server is measured against: the least that can answer the same calls over HTTP.
// The same SQL through the bare driver, its rows as JSON; no identity, no checks, no log.
const pool = new Pool({ connectionString: process.argv[2] });

interface Calls {
  reads: Record<string, Statement[]>;
  move: { statements: Statement[]; sample: string };
}

process.once('message', ({ reads, move }: Calls) => {
  const server = createServer(async (request, response) => {
    const read = reads[request.url ?? ''];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    let answer: unknown;
    if (read) {
      answer = (await replayRead(pool, read)).map(({ rows }) => rows);
    } else {
      const { folderPath } = JSON.parse(Buffer.concat(chunks).toString());
      await replayMove(pool, move.statements, move.sample, folderPath);
      answer = { folderPath };
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
