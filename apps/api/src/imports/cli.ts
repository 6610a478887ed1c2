import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readDatabaseConfig } from '../config.ts';
import { connect } from '../db/connection.ts';
import { transact } from '../db/transact.ts';
import { importFile } from './import-file.ts';
import { progressOn } from './progress.ts';
import { type ImportReport, renderReport } from './report.ts';
import { SOURCE_KEYS } from './sources/index.ts';

const USAGE = `Usage: pnpm run import [--source <key>] <file>…

Brings the venues of GeoJSON, CSV or NDJSON files into the directory, where they wait for review.
A file is imported as often as you like: what has not changed is left alone, and so is what has
been decided on or edited.

--source says of which source the files are where their fields do not tell:
${SOURCE_KEYS.join(', ')}.
`;

/** Imports the files that the command line names and prints what became of them. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { source: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help || positionals.length === 0) {
    (values.help ? process.stdout : process.stderr).write(USAGE);
    return values.help ? 0 : 2;
  }
  const log = { warn: (_details: object, message: string) => process.stderr.write(`${message}\n`) };
  const connection = await connect(readDatabaseConfig(process.env), log);
  const progress = progressOn(process.stderr);
  const reports: ImportReport[] = [];
  try {
    for (const path of positionals) {
      // The package manager runs the script in its own folder and says where it was called.
      const file = resolve(process.env['INIT_CWD'] ?? '', path);
      reports.push(
        await importFile((work) => transact(connection.db, work), file, {
          source: values.source,
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

try {
  process.exitCode = await main();
} catch (error) {
  const known = error instanceof ConfigError || isArgumentError(error);
  console.error(known ? error.message : error);
  process.exitCode = 1;
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}
