import { run } from './server.ts';

// The server of production.
await run();
