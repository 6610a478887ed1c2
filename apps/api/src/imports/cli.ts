import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readDatabaseConfig } from '../config.ts';
import { type Connect, connect } from '../db/connection.ts';
import { type Database, transact } from '../db/transact.ts';
import { progressOn } from './progress.ts';
import { readVenues } from './read-venues.ts';
import { recordImport } from './record-import.ts';
import { type ImportReport, renderReport } from './report/report.ts';
import { importFile } from './service.ts';
import { SOURCE_KEYS } from './sources/index.ts';

const USAGE = `Usage: import [--source <key>] <file>…

Imports the venues of GeoJSON, CSV or NDJSON files as pending venues. A file may be imported again:
records that have not changed are skipped, and so are venues that were decided on or edited.

--source names the source of the files where their fields do not identify it:
${SOURCE_KEYS.join(', ')}.
`;

/** Imports the files that the command line names and prints their reports. */
async function main(open: Connect): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { source: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help || positionals.length === 0) {
    (values.help ? process.stdout : process.stderr).write(USAGE);
    return values.help ? 0 : 2;
  }
  const log = { warn: (_details: object, message: string) => process.stderr.write(`${message}\n`) };
  const connection = await open(readDatabaseConfig(process.env), log);
  const progress = progressOn(process.stderr);
  const reports: ImportReport[] = [];
  try {
    for (const path of positionals) {
      // The package manager runs the script in its own folder and passes the caller's in INIT_CWD.
      const file = resolve(process.env['INIT_CWD'] ?? '', path);
      const venues = readRecorded(connection.db, file, values.source);
      reports.push(
        await importFile((work) => transact(connection.db, work), file, {
          venues,
          onProgress: progress.show,
        }),
      );
    }
  } finally {
    progress.end();
    if (reports.length > 0) process.stdout.write(`${renderReport(reports)}\n`);
    await connection.close();
  }
  return reports.some((report) => report.failure !== undefined) ? 1 : 0;
}

/**
 * The venues of a file. The import is recorded before the first venue is stored; without venues, nothing is recorded.
 */
async function* readRecorded(db: Database, path: string, source: string | undefined) {
  const file = basename(path);
  let isRecorded = false;
  for await (const step of readVenues(path, { name: file, source })) {
    if (!isRecorded && step.read > 0) {
      await recordImport(db, { file, source });
      isRecorded = true;
    }
    yield step;
  }
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}

/** Runs the command; an error of its arguments or environment is printed as one sentence. */
export async function run(open: Connect = connect): Promise<void> {
  try {
    process.exitCode = await main(open);
  } catch (error) {
    const known = error instanceof ConfigError || isArgumentError(error);
    console.error(known ? error.message : error);
    process.exitCode = 1;
  }
}

if (import.meta.main) await run();
