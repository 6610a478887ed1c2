import type { VenueReviewItem, VenueStatus } from '@campetto/contract';
import { type FieldError, sentencesOf } from './field-errors.ts';

/**
 * What the domain refuses, or cannot do now. Nothing here depends on HTTP: `http/problems.ts` turns
 * each error into a response.
 */
export abstract class DomainError extends Error {
  /** Seconds after which the same request may succeed, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(message: string, options?: ErrorOptions & { retryAfter?: number }) {
    super(message, options);
    this.retryAfter = options?.retryAfter;
  }
}

/** What the request names does not exist. */
export class NotFound extends DomainError {
  override readonly name = 'NotFound';
}

/** The venue's status does not allow the move. */
export class Conflict extends DomainError {
  override readonly name = 'Conflict';
  readonly currentStatus: VenueStatus;
  /** Who gave the venue that status; null for a pending one. */
  readonly decidedBy: string | null;

  constructor(message: string, venue: { status: VenueStatus; decidedBy: string | null }) {
    super(message);
    this.currentStatus = venue.status;
    this.decidedBy = venue.decidedBy;
  }
}

/** Someone else changed the venue since it was read. */
export class Stale extends DomainError {
  override readonly name = 'Stale';
  /** The venue as it is now. */
  readonly current: VenueReviewItem;

  constructor(current: VenueReviewItem) {
    super('Someone else changed this venue meanwhile.');
    this.current = current;
  }
}

/** The state of a run does not allow what was requested. */
export class RunConflict extends DomainError {
  override readonly name = 'RunConflict';
}

/** Another import of the account is under way. */
export class ImportConflict extends DomainError {
  override readonly name = 'ImportConflict';
}

/** Fields break a rule. */
export class RuleBroken extends DomainError {
  override readonly name: string = 'RuleBroken';
  readonly errors: FieldError[];

  constructor(...errors: FieldError[]) {
    super(sentencesOf(errors));
    this.errors = errors;
  }
}

/** An uploaded picture breaks a rule. */
export class PictureRefused extends RuleBroken {
  override readonly name = 'PictureRefused';
}

/** An idempotency key was used before, with another request. */
export class KeyReused extends DomainError {
  override readonly name = 'KeyReused';
  /** The venue that the other request has created, as it is now. */
  readonly created: VenueReviewItem | undefined;

  constructor(created?: VenueReviewItem) {
    super('This Idempotency-Key came with another request before.');
    this.created = created;
  }
}

/** The sender may not do this. */
export class Forbidden extends DomainError {
  override readonly name = 'Forbidden';
}

/** The sender has sent as much as is allowed for now. */
export class QuotaExceeded extends DomainError {
  override readonly name = 'QuotaExceeded';
}

/** A file cannot be read. */
export class Unreadable extends DomainError {
  override readonly name: string = 'Unreadable';
}

/** Something that is needed does not respond; the same request may succeed later. */
export class Unavailable extends DomainError {
  override readonly name: string = 'Unavailable';
}

/** The server is stopping, which is not a failure. */
export class Stopping extends Unavailable {
  override readonly name = 'Stopping';
}
