import { inject } from 'vitest';
import { createDatabaseBeside } from '../db/create-database.ts';

/** A new, empty database without a schema in the PostgreSQL of all tests; its address. */
export const createDatabase = (): Promise<string> => createDatabaseBeside(inject('postgresUrl'));
