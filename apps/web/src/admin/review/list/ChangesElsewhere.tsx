import { useChangesElsewhere } from '../../../venue-client/useChangesElsewhere.ts';

/** Shows nothing, so that no screen is rendered again when what others have decided is requested, see {@link useChangesElsewhere}. */
export function ChangesElsewhere({ onChange }: { onChange: () => void }) {
  useChangesElsewhere(onChange);
  return null;
}
