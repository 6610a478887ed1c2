import { QRCodeSVG } from 'qrcode.react';
import * as styles from './ScanCode.css.ts';

export interface ScanCodeProps {
  /** What a camera reads. */
  address: string;
  /** What the code is for, read aloud in its place. */
  label: string;
  /** The line under it. */
  caption: string;
}

/** A code to point a camera at: 256 px, correction level L, black on white (spec §9). */
export function ScanCode({ address, label, caption }: ScanCodeProps) {
  return (
    <figure className={styles.card}>
      <QRCodeSVG
        value={address}
        size={256}
        level="L"
        // Left on, it raises the level wherever the address happens to leave room.
        boostLevel={false}
        bgColor="#FFFFFF"
        fgColor="#000000"
        marginSize={2}
        aria-label={label}
        className={styles.code}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
