import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import type { LeastStatement } from './least.ts';
import { replayMove, type Statement } from './replay.ts';

// The baseline of the benchmark: the smallest server with the same endpoints. A read runs the least SQL for its
// response through the bare driver, as a statement that is prepared by its name. PostgreSQL writes the result as JSON,
// which is sent unchanged. A move runs the SQL of our server. Nothing is authenticated, validated or logged.
const pool = new Pool({ connectionString: process.argv[2] });

interface Endpoints {
  reads: Record<string, LeastStatement>;
  move: { statements: Statement[]; sample: string };
}

process.once('message', ({ reads, move }: Endpoints) => {
  const server = createServer(async (request, response) => {
    const read = reads[request.url ?? ''];
    let content: string;
    if (read) {
      content = (await pool.query<{ json: string }>(read)).rows[0]?.json ?? '';
    } else {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { folderPath } = JSON.parse(Buffer.concat(chunks).toString());
      await replayMove(pool, move.statements, move.sample, folderPath);
      content = JSON.stringify({ folderPath });
    }
    const body = Buffer.from(content);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
      .end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
