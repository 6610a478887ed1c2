import { inject } from 'vitest';
import { createDatabaseBeside } from '../db/create-database.ts';

/** Creates a database with the schema and without a row, in the PostgreSQL of all tests, and returns its address. */
export const createDatabase = (): Promise<string> =>
  createDatabaseBeside(inject('postgresUrl'), inject('migratedDatabase'));

/** Creates a database without the schema, for tests of the migrations and of the first start. */
export const createEmptyDatabase = (): Promise<string> =>
  createDatabaseBeside(inject('postgresUrl'));

/** Creates an empty database in ASCII, as in a cluster that was created without a language. */
export const createAsciiDatabase = (): Promise<string> =>
  createDatabaseBeside(
    inject('postgresUrl'),
    "template0 ENCODING SQL_ASCII LOCALE_PROVIDER libc LOCALE 'C'",
  );
