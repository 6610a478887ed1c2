import { type ReactElement, useState } from 'react';
import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import type { VenueCardProps } from './types.ts';
import * as styles from './VenuePicture.css.ts';

type VenuePictureProps = Pick<VenueCardProps, 'picture' | 'court'> & {
  noPicture: string;
  /** Default `card`; a thumbnail shows `noPicture` to screen readers only. */
  size?: keyof typeof styles.picture | undefined;
};

/** The picture, or the painted court where there is none or it does not load. */
export function VenuePicture({ picture, court, noPicture, size = 'card' }: VenuePictureProps) {
  const absent = <Ground court={court} noPicture={noPicture} size={size} />;
  return (
    <div className={styles.picture[size]}>
      {picture ? <LoadedPicture key={picture.url} {...picture} absent={absent} /> : absent}
    </div>
  );
}

interface LoadedPictureProps {
  url: string;
  alt: string;
  absent: ReactElement;
}

function LoadedPicture({ url, alt, absent }: LoadedPictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return absent;
  return (
    <img
      src={url}
      alt={alt}
      className={styles.loaded}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

function Ground({ court, noPicture, size }: Omit<VenuePictureProps, 'picture'>) {
  return (
    <>
      <div className={styles.ground({ court: court ?? 'any' })} />
      <span className={size === 'thumbnail' ? hidden : styles.noPicture}>{noPicture}</span>
    </>
  );
}
