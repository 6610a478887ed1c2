import { distanceText, placeMissing, positionText } from '@campetto/messages/admin/review/map';
import { PlaceMap, type PlaceMapProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';

type VenuePlaceProps = Pick<PlaceMapProps, 'point' | 'status' | 'secondary'>;

/** A PlaceMap with its texts. */
export function VenuePlace(props: VenuePlaceProps) {
  const { i18n } = useLingui();
  return (
    <PlaceMap
      {...props}
      missing={placeMissing(i18n)}
      describe={(position) => positionText(i18n, position)}
      formatDistance={(kilometres) => distanceText(i18n, kilometres)}
    />
  );
}
