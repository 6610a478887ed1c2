import { type ReactElement, useState } from 'react';
import { hidden } from '../../primitives/VisuallyHidden/styles.ts';
import type { VenueCardProps } from './types.ts';
import * as styles from './VenuePicture.css.ts';

type VenuePictureProps = Pick<VenueCardProps, 'image' | 'court'> & {
  noImage: string;
  /** Default `card`; a thumbnail says "no image" to screen readers only. */
  size?: keyof typeof styles.picture | undefined;
};

/** The photo, or the painted court where there is none or it does not load. */
export function VenuePicture({ image, court, noImage, size = 'card' }: VenuePictureProps) {
  const absent = <Ground court={court} noImage={noImage} size={size} />;
  return (
    <div className={styles.picture[size]}>
      {image ? <Photo key={image.url} {...image} absent={absent} /> : absent}
    </div>
  );
}

interface PhotoProps {
  url: string;
  alt: string;
  absent: ReactElement;
}

function Photo({ url, alt, absent }: PhotoProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return absent;
  return (
    <img
      src={url}
      alt={alt}
      className={styles.photo}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

function Ground({ court, noImage, size }: Omit<VenuePictureProps, 'image'>) {
  return (
    <>
      <div className={styles.ground({ court: court ?? 'any' })} />
      <span className={size === 'thumbnail' ? hidden : styles.noPhoto}>{noImage}</span>
    </>
  );
}
