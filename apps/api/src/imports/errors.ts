import type { FileFailure } from '@campetto/contract';
import { Unreadable } from '../errors.ts';

/** Why one record of a file cannot become a venue: it is reported, and the other records are imported. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(message: string) {
    // A file can contain millions of wrong records, and a stack takes longer than reading one.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** A record has the id of an earlier one of its file. */
export class RepeatedId extends Refusal {}

/** Why a file cannot be read, or not to its end. */
export class FileError extends Unreadable {
  override readonly name = 'FileError';
  readonly kind: FileFailure;

  constructor(kind: FileFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
