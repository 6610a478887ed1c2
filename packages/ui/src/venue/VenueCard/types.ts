import type { Ref } from 'react';
import type { Sport } from '../../illustrations/CourtPlan/index.ts';
import type { Action } from '../../primitives/action.ts';

export type VenueActionId = 'approve' | 'edit' | 'discard' | 'restore';

export interface VenueActionButton {
  id: VenueActionId;
  label: string;
  /** Carries the venue's name: "Approve Padel Club Navigli". */
  accessibleLabel: string;
}

/** Terms are read aloud before their values; the `no…` texts replace a missing value. */
export interface VenueCardLabels {
  address: string;
  phone: string;
  website: string;
  sports: string;
  source: string;
  lastUpdated: string;
  noName: string;
  noPicture: string;
  noAddress: string;
  noCoordinates: string;
  noPhone: string;
  noWebsite: string;
  noSports: string;
  notRated: string;
  noSource: string;
  noDate: string;
  opensInNewTab: string;
  /** Explains a website that is shown but cannot be followed. */
  unusableWebsite: string;
  /** Names the list of `checks`; needed with it. */
  checks?: string | undefined;
  /** How many more there are than the first: "2 more". Needed for several `checks`. */
  more?: ((count: number) => string) | undefined;
}

export interface VenueSelection {
  checked: boolean;
  /** Carries the venue's name: "Select Padel Club Navigli". */
  label: string;
  /** `range`: with Shift; includes all venues since the last change. */
  onChange: (checked: boolean, how: { range: boolean }) => void;
}

/** A failed check of the venue. */
export interface VenueCheck {
  id: string;
  /** In a few words. */
  text: string;
  /** Which values were compared; shown when the check is opened. */
  explanation: string;
  /** Opens the edit form with the suggested fix; nothing is stored yet. */
  fix?: Action | undefined;
}

/** The last decision on the venue. */
export interface VenueCardDecision {
  /** When, by whom and why: "Discarded on 12 Nov 2026 by anna@example.org: closed". */
  text: string;
  /** In the reviewer's own words. */
  note?: string | undefined;
}

/** A pending venue that was set aside for later. */
export interface VenueSetAside {
  /** On its badge: "Set aside". */
  label: string;
  /** Who set the venue aside, and when. */
  text: string;
  /** What has to be found out. */
  note?: string | undefined;
  /** Opens the note; only an inspector offers this and `requeue`. */
  change: Action;
  /** Puts the venue back into the queue. */
  requeue: Action;
}

export interface VenueExtra {
  id: 'duplicates' | 'setAside' | 'history';
  label: string;
  /** Carries the venue's name. */
  accessibleLabel: string;
}

export interface VenueCardProps {
  labels: VenueCardLabels;
  /** Two lines of it are shown; the tooltip has the whole name. */
  name?: string | undefined;
  picture?: { url: string; alt: string } | undefined;
  /** The sport whose court is shown instead of an absent picture. */
  court?: Sport | undefined;
  phone?: string | undefined;
  /** Without a safe `href` it is shown as text with a warning. */
  website?: { text: string; href?: string | undefined } | undefined;
  /** One line of it is shown; the tooltip has the whole address. May contain line breaks. */
  address?: string | undefined;
  /** Latitude and longitude, to six decimals. */
  coordinates?: string | undefined;
  /** Display names. */
  sports: readonly string[];
  /** `value` "4.3", `outOf` "5", `total` "87"; `label` is read aloud. */
  rating?: { value: string; outOf: string; total?: string | undefined; label: string } | undefined;
  source?: string | undefined;
  lastUpdated?: string | undefined;
  checks?: readonly VenueCheck[] | undefined;
  decision?: VenueCardDecision | undefined;
  setAside?: VenueSetAside | undefined;
  /** Who else has the venue at hand: "Being reviewed by anna@example.org" */
  notice?: string | undefined;
  /** In the order shown. */
  actions: readonly VenueActionButton[];
  /** An action is in flight: dimmed, buttons disabled. */
  pending: boolean;
  onAction: (id: VenueActionId) => void;
  /** Further actions, such as the history; on a card they are buttons on the picture. */
  extra?: readonly VenueExtra[] | undefined;
  onExtra?: ((id: VenueExtra['id']) => void) | undefined;
  /** Makes the card one of many to choose from. */
  selection?: VenueSelection | undefined;
  /** Whether shortcuts act on this venue. Default false. */
  active?: boolean | undefined;
  /** The card itself, for moving focus to it. */
  ref?: Ref<HTMLElement> | undefined;
}
