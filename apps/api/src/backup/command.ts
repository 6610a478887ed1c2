import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type BackupConfig, ConfigError, readBackupConfig } from '../config.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
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
    const isKnown =
      error instanceof ConfigError ||
      error instanceof BackupError ||
      (error instanceof Error && ('code' in error || isDatabaseUnavailable(error)));
    console.error(isKnown ? error.message : error);
    process.exitCode = 1;
  }
}
