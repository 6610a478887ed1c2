import { useState } from 'react';
import { CourtGround } from '../../courts/CourtGround/index.ts';
import type { VenueCardProps } from './types.ts';
import * as styles from './VenueCard.css.ts';

type VenuePictureProps = Pick<VenueCardProps, 'image' | 'court'> & { noImage: string };

/** The photo, or the painted court where there is none or it does not load. */
export function VenuePicture({ image, court, noImage }: VenuePictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={styles.picture}>
      {image !== undefined && image.url !== broken ? (
        <img
          src={image.url}
          alt={image.alt}
          className={styles.view}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(image.url)}
        />
      ) : (
        <>
          <div className={styles.view}>
            <CourtGround court={court ?? 'any'} />
          </div>
          <span className={styles.noPhoto}>{noImage}</span>
        </>
      )}
    </div>
  );
}
