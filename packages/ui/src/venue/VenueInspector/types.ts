import type { ReactNode } from 'react';
import type { BadgeProps } from '../../primitives/Badge/index.ts';
import type { VenueCardProps } from '../VenueCard/types.ts';

/** A link to where the venue can be looked up. Nothing is sent before it is followed. */
export interface VenueEvidence {
  id: string;
  label: string;
  href: string;
  /** Opens in a new tab; undefined for links that leave the page where it is, such as `tel:`. */
  newTabLabel?: string | undefined;
}

/** A venue that is likely the same, and in what it differs. */
export interface InspectedDuplicate {
  id: string;
  name: string;
  status: { label: string; tone: NonNullable<BadgeProps['tone']> };
  /** Why it is probably the same: "42 m apart", "Same phone". */
  similarity: readonly string[];
  /** The fields that differ, as shown; '' for none. */
  differences: readonly { id: string; label: string; venue: string; duplicate: string }[];
}

/** Something that happened to the venue: "Phone number changed". */
export interface InspectedEvent {
  id: string;
  text: string;
  by?: string | undefined;
  time: string;
  /** ISO 8601. */
  dateTime: string;
}

export interface VenueInspectorProps
  extends Pick<
    VenueCardProps,
    | 'name'
    | 'picture'
    | 'court'
    | 'phone'
    | 'website'
    | 'address'
    | 'coordinates'
    | 'sports'
    | 'rating'
    | 'source'
    | 'lastUpdated'
    | 'checks'
    | 'decision'
    | 'setAside'
    | 'pending'
    | 'extra'
    | 'onExtra'
    | 'ref'
  > {
  labels: VenueCardProps['labels'] & {
    /** Names the links of `evidence`: "Look it up". */
    evidence: string;
    /** Heading of `duplicates`. */
    duplicates: string;
    /** Names the two sides: "This venue", "Likely the same". */
    venue: string;
    duplicate: string;
    /** Shown for an empty value. */
    empty: string;
    /** Shown if there are no `differences`. */
    noDifferences: string;
    /** Shown if there are no failed checks. */
    noChecks: string;
    /** Heading of `history`; needed with it. */
    history?: string | undefined;
    /** On the button of `extra` that shows the whole history, which is then below the latest events. */
    fullHistory?: string | undefined;
  };
  evidence: readonly VenueEvidence[];
  duplicates: readonly InspectedDuplicate[];
  /** The newest first; nothing is shown without an event. */
  history?: readonly InspectedEvent[] | undefined;
  /** A PlaceMap. */
  children?: ReactNode;
}
