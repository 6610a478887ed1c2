import { recordAudit } from '../audit/repository.ts';
import type { Executor } from '../db/transact.ts';
import type { Caller } from '../identity/caller.ts';

/** Records in the audit log that a file is imported, and the source that was named for it. A command has no caller. */
export const recordImport = (
  executor: Executor,
  { file, source }: { file: string; source?: string | undefined },
  caller?: Caller,
): Promise<void> =>
  recordAudit(executor, {
    kind: 'imported',
    ...caller,
    details: { file, ...(source && { source }) },
  });
