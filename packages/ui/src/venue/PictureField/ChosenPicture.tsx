import Image from 'lucide-react/icons/image';
import { useId, useState } from 'react';
import { ProgressBar } from '../../primitives/ProgressBar/index.ts';
import * as styles from './PictureField.css.ts';
import type { PictureFieldProps } from './types.ts';

/** The chosen picture, or a sign where the browser cannot show it. */
export function Preview({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className={styles.frame}>
      <Image className={styles.placeholder} aria-hidden="true" />
      {!broken && (
        <img src={url} alt="" className={styles.preview} onError={() => setBroken(true)} />
      )}
    </div>
  );
}

interface CaptionProps extends Pick<PictureFieldProps, 'progress'> {
  picture: NonNullable<PictureFieldProps['picture']>;
}

/** What the chosen picture is called and how far its upload is. */
export function Caption({ picture, progress }: CaptionProps) {
  const id = useId();
  return (
    <>
      <p className={styles.name}>
        {picture.name} {picture.detail && <span className={styles.detail}>{picture.detail}</span>}
      </p>
      {progress && (
        <div className={styles.progress}>
          <span id={id} className={styles.detail}>
            {progress.label}
          </span>
          <ProgressBar value={progress.percent} aria-labelledby={id} />
        </div>
      )}
    </>
  );
}
