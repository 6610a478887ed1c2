import { connect } from '../../src/db/connection.ts';
import { importSampleIfEmpty } from '../../src/imports/sample.ts';

// The part of a server's start that a test cuts off: run as a process of its own.
const databaseUrl = process.env['DATABASE_URL'];
const connection = await connect({ databaseUrl, dataDir: '' }, { warn() {} });
await importSampleIfEmpty(connection.db, { info() {} });
await connection.close();
