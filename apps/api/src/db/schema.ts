import type {
  ActivityKind,
  AddressSearchResult,
  AuditKind,
  CitySlug,
  CountrySlug,
  DecisionRun,
  DecisionsBody,
  DiscardReason,
  Matching,
  RunState,
  SportId,
  VenueCheck,
  VenueMove,
  VenueStatus,
} from '@campetto/contract';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** To the millisecond, the precision of a JavaScript date, so that a cursor can contain it exactly. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const phoneEndOf = ({ phoneKey }: Record<'phoneKey', AnyPgColumn>) =>
  sql`reverse(${phoneKey}) COLLATE "C"`;
const websiteHostOf = ({ websiteKey }: Record<'websiteKey', AnyPgColumn>) =>
  sql`split_part(split_part(${websiteKey}, '/', 1), '?', 1)`;
const websiteWordsOf = ({ websiteKey }: Record<'websiteKey', AnyPgColumn>) =>
  sql`to_tsvector('simple', regexp_replace(lower(${websiteKey}), '[^a-z0-9]+', ' ', 'g'))`;

/**
 * The venues. Ids come from `newId`, never from the database. `country` and `city` are the slugs
 * by which lists are filtered, null for a place that the filter does not offer; they change with the
 * address, while `folderPath` never changes. `version` grows with every change (moves included).
 */
export const venues = pgTable(
  'venues',
  {
    id: uuid('id').primaryKey(),
    status: text('status').$type<VenueStatus>().notNull(),
    version: integer('version').notNull().default(1),
    country: text('country').$type<CountrySlug>(),
    city: text('city').$type<CitySlug>(),
    folderPath: text('folder_path').notNull(),
    name: text('name').notNull().default(''),
    phoneNumber: text('phone_number'),
    sportIds: text('sport_ids').array().$type<SportId[]>().notNull().default([]),
    isVerified: boolean('is_verified').notNull().default(false),
    addressCountry: text('address_country').notNull().default(''),
    addressCountryCode: text('address_country_code').notNull().default(''),
    addressCity: text('address_city').notNull().default(''),
    addressState: text('address_state').notNull().default(''),
    addressStateCode: text('address_state_code').notNull().default(''),
    addressStreet: text('address_street').notNull().default(''),
    addressNumber: text('address_number').notNull().default(''),
    addressPostalCode: text('address_postal_code').notNull().default(''),
    addressFormatted: text('address_formatted').notNull().default(''),
    latitude: doublePrecision('latitude').notNull().default(0),
    longitude: doublePrecision('longitude').notNull().default(0),
    /** The address in folded words, for the search; written by the repository. */
    addressSearch: text('address_search').notNull().default(''),
    website: text('website'),
    rating: doublePrecision('rating'),
    totalRatings: integer('total_ratings'),
    lastUpdated: instant('last_updated'),
    source: text('source').notNull(),
    /** The import that added the venue. */
    importId: uuid('import_id'),
    photoFileName: text('photo_file_name'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    discardReason: text('discard_reason').$type<DiscardReason>(),
    discardNote: text('discard_note'),
    /** The venue that this one is a duplicate of. */
    duplicateOf: uuid('duplicate_of'),
    /** Set only while the venue is pending and set aside for later (D44). */
    setAsideAt: instant('set_aside_at'),
    setAsideBy: text('set_aside_by'),
    setAsideNote: text('set_aside_note'),
    /** Derived from the other columns by the repository (`derived.ts`), like the ones below. */
    nameKey: text('name_key').notNull().default(''),
    phoneKey: text('phone_key'),
    websiteKey: text('website_key'),
    /** The grid cell of its coordinates; null where they are unknown. */
    cell: bigint('cell', { mode: 'number' }),
    /** The failed checks; null until the venue has been checked. */
    checks: text('checks').array().$type<VenueCheck[]>(),
    checkCount: integer('check_count').notNull().default(0),
    /** The `DERIVED_VERSION` of the server that derived these columns; those of an earlier one are derived again. */
    derivedVersion: smallint('derived_version').notNull().default(1),
    /**
     * The `version` for which these columns were derived, increased by each later change that leaves them as they are.
     * It differs from `version` after a change by a server of an earlier version, which does not know it.
     */
    derivedFor: integer('derived_for').notNull().default(0),
    /**
     * Whether another venue may be a duplicate of it or shares its phone, website or coordinates; null until
     * they have been compared (`duplicates/compare-missing.ts`). Reads that it rules out compare nothing.
     */
    hasRelated: boolean('has_related'),
    /** Name and address for the search; stored because computing it takes longer than reading it. */
    words: tsvector('words').generatedAlwaysAs(
      sql`to_tsvector('simple', name_key || ' ' || address_search)`,
    ),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  // Lists show the newest first: each index is read backwards, starting at the cursor.
  (table) => [
    index('venues_by_status').on(table.status, table.createdAt, table.id),
    index('venues_by_country').on(table.country, table.status, table.createdAt, table.id),
    index('venues_by_city').on(table.country, table.city, table.status, table.createdAt, table.id),
    index('venues_by_name').on(table.status, table.nameKey, table.id),
    index('venues_named_first').on(
      table.status,
      sql`(${table.nameKey} = '')`,
      table.nameKey,
      table.id,
    ),
    index('venues_by_rating').on(table.status, sql`coalesce(${table.rating}, -1)`, table.id),
    index('venues_by_check_count').on(table.status, table.checkCount, table.id),
    index('venues_by_import')
      .on(table.importId, table.createdAt, table.id)
      .where(isNotNull(table.importId)),
    index('venues_by_check').using('gin', table.checks),
    index('venues_by_source').on(table.source, table.status, table.createdAt, table.id),
    index('venues_by_sport').using('gin', table.sportIds),
    index('venues_by_reviewer')
      .on(table.decidedBy, table.status, table.createdAt, table.id)
      .where(isNotNull(table.decidedBy)),
    index('venues_by_reason')
      .on(table.discardReason, table.createdAt, table.id)
      .where(sql`${table.status} = 'discarded'`),
    index('venues_without_country')
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.addressCountry} = '' AND ${table.addressCountryCode} = ''`),
    index('venues_without_failed_checks')
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.checkCount} = 0`),
    index('venues_with_related')
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.hasRelated} IS NOT FALSE`),
    index('venues_set_aside')
      .on(table.status, table.createdAt, table.id)
      .where(isNotNull(table.setAsideAt)),
    index('venues_not_compared').on(table.id).where(isNull(table.hasRelated)),
    // Of the venues with the same value, those without a related venue come first (`duplicates/sharing.ts`). The index
    // contains all compared columns, so that the rows of the venues, up to 200 for a chain, are not read.
    index('venues_of_phone').on(
      table.phoneKey,
      table.hasRelated,
      table.id,
      table.status,
      table.nameKey,
      table.latitude,
      table.longitude,
    ),
    index('venues_of_website').on(
      table.websiteKey,
      table.hasRelated,
      table.id,
      table.status,
      table.nameKey,
      table.latitude,
      table.longitude,
    ),
    index('venues_by_phone_end').on(phoneEndOf(table)),
    // Also contains venues without a website, because PostgreSQL ignores the statistics of a partial index on an
    // expression.
    index('venues_by_website_host').on(
      websiteHostOf(table),
      table.status,
      table.createdAt,
      table.id,
    ),
    index('venues_by_website_words').using('gin', websiteWordsOf(table)),
    // Contains every column that finds the nearest venues, or the newest at shared places, so that only their rows
    // are read.
    index('venues_at_place')
      .on(
        ...[table.cell, table.latitude, table.longitude, table.hasRelated, table.id],
        ...[table.status, table.createdAt],
      )
      .where(sql`${table.status} <> 'discarded'`),
    index('venues_discarded_at_place')
      .on(table.cell, table.latitude, table.longitude, table.id)
      .where(sql`${table.status} = 'discarded'`),
    index('venues_by_words').using('gin', table.words),
    index('venues_by_address').using('gin', sql`to_tsvector('simple', ${table.addressSearch})`),
  ],
);
export type VenueRow = typeof venues.$inferSelect;

/** The digits of a phone key from the last to the first, host and words of a website key, as their indexes have them. */
export const PHONE_END = phoneEndOf(venues);
export const WEBSITE_HOST = websiteHostOf(venues);
export const WEBSITE_WORDS = websiteWordsOf(venues);

/** The address names no country; as the condition of the index of these venues. */
export const WITHOUT_COUNTRY = sql`${venues.addressCountry} = '' AND ${venues.addressCountryCode} = ''`;
/** The venue has no name; as the index of the order by name has it. */
export const NAMELESS = sql`(${venues.nameKey} = '')`;
export type NewVenue = typeof venues.$inferInsert;

/**
 * The places where three or more venues are or were that are not discarded. A list of the venues that share
 * their coordinates begins here, since comparing each venue with the others would read all of them.
 */
export const sharedPlaces = pgTable(
  'shared_places',
  {
    cell: bigint('cell', { mode: 'number' }).notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cell, table.latitude, table.longitude] })],
);

/**
 * Pairs of venues that may be the same, each in both directions, whatever their status and whether they were
 * rejected. They change only with the compared columns of a venue, and only while both venues are locked.
 */
export const possibleDuplicates = pgTable(
  'possible_duplicates',
  {
    venueId: uuid('venue_id').notNull(),
    otherId: uuid('other_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.venueId, table.otherId] })],
);

/** Pairs of venues that an administrator marked as not the same, the smaller id first. */
export const rejectedDuplicates = pgTable(
  'rejected_duplicates',
  {
    venueId: uuid('venue_id')
      .notNull()
      .references(() => venues.id),
    otherId: uuid('other_id')
      .notNull()
      .references(() => venues.id),
    /** Its activity record, which has the date and the administrator. */
    activityId: uuid('activity_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.venueId, table.otherId] }),
    index('rejected_duplicates_by_other').on(table.otherId),
  ],
);

/** The record of the source that a venue was imported from; `contentHash` shows whether it changed. */
export const venueSources = pgTable(
  'venue_sources',
  {
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    venueId: uuid('venue_id')
      .notNull()
      .references(() => venues.id),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.sourceId] }),
    // An export contains the source id of each venue.
    index('venue_sources_by_venue').on(table.venueId),
  ],
);

/**
 * Venues per status, country and city, updated in the transaction that changes the venues; '' is a
 * country or city that the filter does not offer. A few dozen rows, whatever the number of venues.
 */
export const venueCounts = pgTable(
  'venue_counts',
  {
    status: text('status').$type<VenueStatus>().notNull(),
    country: text('country').$type<CountrySlug | ''>().notNull(),
    city: text('city').$type<CitySlug | ''>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.status, table.country, table.city] })],
);

/** The search words of all venues, past ones included; used to correct typing mistakes. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() });

/** Discarded venues per reason ('' for none), updated in the transaction that changes the venues. */
export const discardReasonCounts = pgTable('discard_reason_counts', {
  reason: text('reason').$type<DiscardReason | ''>().primaryKey(),
  count: integer('count').notNull(),
});

/** Keys with which a scraper may submit venues and do nothing else; only their hashes are stored. */
export const submissionKeys = pgTable('submission_keys', {
  keyHash: text('key_hash').primaryKey(),
  name: text('name').notNull(),
  /** The sources whose venues it may submit. */
  sources: text('sources').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
  /** Null: never. */
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
  /** Submissions a day; null: any number. */
  dailyQuota: integer('daily_quota'),
  /** The day, by UTC, of which `usedCount` has the submissions. */
  usedOn: date('used_on'),
  usedCount: integer('used_count').notNull().default(0),
});

/** Every record but those of a batch's venues, which the record of the batch represents. */
const isListed = ({ id, batchId }: Record<'id' | 'batchId', AnyPgColumn>) =>
  sql`${batchId} is null or ${batchId} = ${id}`;

/** What a record names as its actor: an e-mail, else the name of a scraper. */
const actorNameOf = ({ actorEmail, actorUid }: Record<'actorEmail' | 'actorUid', AnyPgColumn>) =>
  sql`coalesce(${actorEmail}, CASE WHEN ${actorUid} LIKE 'scraper:%' THEN substr(${actorUid}, 9) END)`;

/** Who changed what, when and why. An import is one record with its number of venues. */
export const activity = pgTable(
  'activity',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ActivityKind>().notNull(),
    at: instant('at').notNull(),
    actorUid: text('actor_uid'),
    actorEmail: text('actor_email'),
    venueId: uuid('venue_id'),
    folderPath: text('folder_path'),
    venueName: text('venue_name'),
    fromStatus: text('from_status').$type<VenueStatus>(),
    toStatus: text('to_status').$type<VenueStatus>(),
    reason: text('reason').$type<DiscardReason>(),
    note: text('note'),
    duplicateOf: uuid('duplicate_of'),
    /**
     * The venue's version after this record, which can be undone only while the venue has this
     * version. When a later record is undone, it is set to the version after the undo.
     */
    version: integer('version'),
    /** On an undo: the record that it undoes; `undoneBy` on that record: the undo. */
    undoes: uuid('undoes'),
    undoneBy: uuid('undone_by'),
    /** The first record of the merge of duplicates that it belongs to: all of them are undone together. */
    mergeId: uuid('merge_id'),
    /** The batch of a decision on many venues; the batch's own record has its own id here. */
    batchId: uuid('batch_id'),
    source: text('source'),
    count: integer('count'),
    /** In the record of a batch: how many of its decisions were undone, by themselves or with the batch. */
    undoneCount: integer('undone_count').notNull().default(0),
    /** In the record of a whole import: the `importId` of the venues that it added. */
    importId: uuid('import_id'),
    /** Each changed column with its value before and after. */
    changes: jsonb('changes').$type<Record<string, { from: unknown; to: unknown }>>(),
  },
  (table) => [
    index('activity_by_time').on(table.at, table.id).where(isListed(table)),
    index('activity_by_kind').on(table.kind, table.at, table.id).where(isListed(table)),
    index('activity_by_actor').on(actorNameOf(table), table.at, table.id).where(isListed(table)),
    index('activity_by_actor_and_kind')
      .on(actorNameOf(table), table.kind, table.at, table.id)
      .where(isListed(table)),
    // Contains every column that counts the decisions of a day, so that no row is read.
    index('activity_counted_decisions')
      .on(table.at, table.kind, table.actorUid, table.count, table.undoneCount)
      .where(
        sql`${table.kind} IN ('approved', 'discarded') AND (${table.undoneBy} IS NULL OR ${table.batchId} IS NOT NULL) AND (${isListed(table)})`,
      ),
    index('activity_own_decisions')
      .on(table.actorUid, table.at)
      .where(sql`${table.kind} IN ('approved', 'discarded') AND ${table.batchId} IS NULL`),
    index('activity_by_venue').on(table.venueId, table.at, table.id),
    index('activity_by_other_venue')
      .on(table.duplicateOf, table.at, table.id)
      .where(
        sql`${table.kind} IN ('notDuplicate', 'undone', 'discarded') AND ${table.duplicateOf} IS NOT NULL`,
      ),
    index('activity_by_batch').on(table.batchId, table.id).where(isNotNull(table.batchId)),
    index('activity_by_merge').on(table.mergeId).where(isNotNull(table.mergeId)),
  ],
);
export const IS_LISTED = sql`(${isListed(activity)})`;
export const ACTOR_NAME = actorNameOf(activity);
export type ActivityRow = typeof activity.$inferSelect;
export type NewActivity = typeof activity.$inferInsert;

/**
 * What was done with accounts, keys and many venues. Triggers of the database refuse to change a record, and to delete
 * one before 24 months.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AuditKind>().notNull(),
    at: instant('at').notNull(),
    actorUid: text('actor_uid'),
    actorEmail: text('actor_email'),
    /** The network of the client, as `networkOf` names it. */
    network: text('network'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** In the record of a sign-in: the account and the time. */
    session: text('session').unique(),
  },
  (table) => [
    index('audit_log_by_time').on(table.at, table.id),
    index('audit_log_by_kind').on(table.kind, table.at, table.id),
  ],
);
export type AuditRow = typeof auditLog.$inferSelect;

/** Runs of batches. Each has the id of its batch's record in the activity. */
export const decisionRuns = pgTable(
  'decision_runs',
  {
    id: uuid('id').primaryKey(),
    move: text('move').$type<VenueMove>().notNull(),
    reason: text('reason').$type<DiscardReason>(),
    note: text('note'),
    duplicateOf: uuid('duplicate_of'),
    actorUid: text('actor_uid').notNull(),
    actorEmail: text('actor_email'),
    /** The filter that the venues match; null for selected venues. */
    matching: jsonb('matching').$type<Matching>(),
    /** The selected venues; null for a filter. */
    selected: jsonb('selected').$type<NonNullable<DecisionsBody['venues']>>(),
    state: text('state').$type<RunState>().notNull(),
    total: integer('total').notNull(),
    /** How many venues were decided on or skipped; of `selected`, the first ones. */
    reached: integer('reached').notNull().default(0),
    done: integer('done').notNull().default(0),
    skipped: jsonb('skipped').$type<DecisionRun['skipped']>().notNull(),
    // The column keeps its first name, because earlier servers run beside a new one.
    firstSkipped: jsonb('named').$type<DecisionRun['firstSkipped']>().notNull(),
    /** The last venue that was reached, by date and id; null for selected venues. */
    lastCreatedAt: instant('last_created_at'),
    lastId: uuid('last_id'),
    /** The lease of the server that works on it or on its undo; until it expires no other server may take it. */
    lease: uuid('lease'),
    leasedUntil: instant('leased_until'),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /**
     * The time from which the run cannot be resumed. The column keeps its first name, as that of `firstSkipped` does.
     */
    undoStartedAt: instant('undone_at'),
    /** How many decisions its undo has reached, also of those that could not be undone. */
    undoReached: integer('undo_reached').notNull().default(0),
    /** When the administrator removed it from the list of runs. */
    dismissedAt: instant('dismissed_at'),
  },
  (table) => [
    index('decision_runs_running').on(table.leasedUntil).where(sql`${table.state} = 'running'`),
    index('decision_runs_by_actor').on(table.actorUid, table.startedAt),
  ],
);
export type DecisionRunRow = typeof decisionRuns.$inferSelect;

/**
 * Stored pictures that no venue shows: uploaded for a venue that is not stored yet, or replaced
 * since. The transaction that sets a venue's picture deletes the row; a maintenance job removes the
 * rows that remain, with their files.
 */
export const imageUploads = pgTable(
  'image_uploads',
  {
    folderPath: text('folder_path').notNull(),
    photoFileName: text('photo_file_name').notNull(),
    /** Since when no venue shows it; null once its removal began, so that some of its files may be missing. */
    at: instant('at'),
  },
  (table) => [primaryKey({ columns: [table.folderPath, table.photoFileName] })],
);

/**
 * The creations and changes of venues, and the decisions on many, sent with an `Idempotency-Key`. Keys are
 * unique per administrator; `requestHash` detects a key that is repeated with another request.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorUid: text('actor_uid').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null for a decision on many venues. */
    venueId: uuid('venue_id'),
    /** The record of a change or a batch; null if it changed nothing, and for a creation. */
    activityId: uuid('activity_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorUid, table.key] })],
);
export type IdempotencyKey = typeof idempotencyKeys.$inferSelect;
export type NewIdempotencyKey = typeof idempotencyKeys.$inferInsert;

/** The geocoder's response to a query, until it expires. */
export const geocoderCache = pgTable('geocoder_cache', {
  /** SHA-256, base64url: the texts of searches are personal data of those who search. */
  queryHash: text('query_hash').primaryKey(),
  response: jsonb('response').$type<AddressSearchResult[]>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** One row: the earliest time of the next request to the geocoder, by any server. */
export const geocoderClock = pgTable('geocoder_clock', {
  id: integer('id').primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
});

/**
 * How many requests of an account or an address have been counted, by all servers, until the minute ends. The table is
 * UNLOGGED (see its migration), because the counts may be lost in a crash of the database.
 */
export const rateLimits = pgTable('rate_limits', {
  /** SHA-256, base64url: addresses are personal data. */
  keyHash: text('key_hash').primaryKey(),
  counted: integer('counted').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

/** Which accounts are importing a file, until a time (`imports`). */
export const importLeases = pgTable('import_leases', {
  account: text('account').primaryKey(),
  /** Identifies one import, which stores venues only while this is its own token. */
  token: uuid('token').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Which reviewer has which venues at hand, and until when; the focus view of others passes over them (`leases`). */
export const venueLeases = pgTable(
  'venue_leases',
  {
    venueId: uuid('venue_id').primaryKey(),
    /** Which of the reviewer's venues it is; the first is the one at hand. */
    position: integer('position').notNull(),
    actorUid: text('actor_uid').notNull(),
    actorEmail: text('actor_email'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('venue_leases_by_actor').on(table.actorUid)],
);
