export interface StatTileProps {
  label: string;
  /** Already formatted; absent when it could not be loaded. */
  value?: string | undefined;
  loading: boolean;
  loadingLabel: string;
  /** Read aloud in place of an absent value. */
  missingLabel: string;
  tone: 'pending' | 'approved' | 'discarded' | 'total';
  /** Where the number comes from, such as the filtered list. */
  href?: string | undefined;
}
