import { run } from '../src/imports/cli.ts';
import { connectForDevelopment } from './connection.ts';

// The import with the embedded PostgreSQL where DATABASE_URL is not set.
await run(connectForDevelopment);
