import { run } from '../src/imports/cli.ts';
import { connectForDevelopment } from './connection.ts';

// The command that imports files, with the embedded PostgreSQL where DATABASE_URL is not set.
await run(connectForDevelopment);
