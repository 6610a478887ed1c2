import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type BackupConfig, ConfigError, readBackupConfig } from '../config.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { MediaError } from '../pictures/media-store.ts';
import { BackupError } from './programs.ts';

interface Command {
  usage: string;
  options: ParseArgsOptionsConfig;
  /** Writes to standard output; returns the exit code. */
  work(argument: string, options: Record<string, unknown>, config: BackupConfig): Promise<0 | 1>;
}

/** Runs a command with one argument; an error is printed as one sentence. */
export async function runCommand({ usage, options, work }: Command): Promise<void> {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [argument, ...others] = positionals;
    if (argument === undefined || others.length > 0) throw new ConfigError(usage);
    process.exitCode = await work(argument, values, readBackupConfig(process.env));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** The error as one sentence, unless it is unforeseen. */
function explain(error: unknown): unknown {
  if (error instanceof MediaError && error.cause instanceof Error) {
    return `Pictures cannot be read or stored: ${error.cause.message}.`;
  }
  const isKnown =
    error instanceof ConfigError ||
    error instanceof BackupError ||
    (error instanceof Error && ('code' in error || isDatabaseUnavailable(error)));
  return isKnown ? error.message : error;
}
