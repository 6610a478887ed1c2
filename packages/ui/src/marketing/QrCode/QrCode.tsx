import { QRCodeSVG } from 'qrcode.react';
import { QR_CODE_SETTINGS } from './settings.ts';

export interface QrCodeProps {
  /** What a camera reads. */
  address: string;
  /** What the code is for, read aloud in its place. */
  label: string;
}

/** A code to point a camera at. A page with a fixed address shows a picture of it instead. */
export function QrCode({ address, label }: QrCodeProps) {
  return <QRCodeSVG {...QR_CODE_SETTINGS} value={address} aria-label={label} />;
}
