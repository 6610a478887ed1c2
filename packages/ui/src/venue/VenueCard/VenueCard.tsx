import type { Ref } from 'react';

export type VenueActionId = 'approve' | 'edit' | 'discard' | 'restore';

export interface VenueAction {
  id: VenueActionId;
  label: string;
  /** Carries the venue's name: "Approve Padel Club Navigli". */
  accessibleLabel: string;
}

/** Terms are read aloud before what they name; the `no…` texts stand where a value is missing. */
export interface VenueCardLabels {
  address: string;
  phone: string;
  website: string;
  sports: string;
  source: string;
  lastUpdated: string;
  noName: string;
  noImage: string;
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
}

export interface VenueCardProps {
  labels: VenueCardLabels;
  /** Rank of the name's heading below the screen's. Default 2. */
  headingLevel?: 2 | 3 | 4;
  name?: string | undefined;
  image?: { url: string; alt: string } | undefined;
  /** Whose court fills the place of an absent picture. */
  court?: 'football' | 'padel' | 'tennis' | 'basketball' | 'volleyball' | undefined;
  phone?: string | undefined;
  /** Without a safe `href` it is shown as text with a warning. */
  website?: { text: string; href?: string | undefined } | undefined;
  /** May hold line breaks. */
  address?: string | undefined;
  /** Both, to six decimals. */
  coordinates?: string | undefined;
  /** Display names. */
  sports: readonly string[];
  /** `value` "4.3", `outOf` "5", `total` "87"; `label` says it in words. */
  rating?: { value: string; outOf: string; total?: string | undefined; label: string } | undefined;
  source?: string | undefined;
  lastUpdated?: string | undefined;
  /** In the order shown. */
  actions: readonly VenueAction[];
  /** An action is in flight: dimmed, buttons disabled. */
  busy: boolean;
  onAction: (id: VenueActionId) => void;
  /** The card itself, for moving focus to it. */
  ref?: Ref<HTMLElement>;
}
