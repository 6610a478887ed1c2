import { run } from '../src/identity/scraper-cli.ts';
import { connectForDevelopment } from './connection.ts';

// The command for the keys of scrapers, with the embedded PostgreSQL where DATABASE_URL is not set.
await run(connectForDevelopment);
