import { run } from '../src/server.ts';
import { connectForDevelopment } from './connection.ts';

// The server with the embedded PostgreSQL where DATABASE_URL is not set.
await run(connectForDevelopment);
