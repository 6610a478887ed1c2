import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { replayMove, replayRead, type Statement } from './replay.ts';

// The baseline of the benchmark: the smallest server with the same endpoints. It sends the same SQL
// through the bare driver and responds with the rows as JSON; without identity, checks and log.
const pool = new Pool({ connectionString: process.argv[2] });

interface Replayed {
  reads: Record<string, Statement[]>;
  move: { statements: Statement[]; sample: string };
}

process.once('message', ({ reads, move }: Replayed) => {
  const server = createServer(async (request, response) => {
    const read = reads[request.url ?? ''];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    let content: unknown;
    if (read) {
      content = (await replayRead(pool, read)).map(({ rows }) => rows);
    } else {
      const { folderPath } = JSON.parse(Buffer.concat(chunks).toString());
      await replayMove(pool, move.statements, move.sample, folderPath);
      content = { folderPath };
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
