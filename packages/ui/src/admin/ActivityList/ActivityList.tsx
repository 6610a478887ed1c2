export type ActivityKind =
  | 'approved'
  | 'discarded'
  | 'restored'
  | 'updated'
  | 'created'
  | 'imported';

export interface ActivityItem {
  id: string;
  kind: ActivityKind;
  /** Whole sentence: "Giulia approved Padel Club Navigli". */
  text: string;
  detail?: string | undefined;
  /** For people: "5 minutes ago". */
  time: string;
  /** For machines: ISO 8601. */
  dateTime: string;
}

export interface ActivityListProps {
  labels: { title: string; empty: string; loading: string };
  /** Newest first. */
  items: readonly ActivityItem[];
  loading: boolean;
}
