import { QRCodeSVG } from 'qrcode.react';
import { QR_CODE_SETTINGS } from './settings.ts';

export interface QrCodeProps {
  /** The address in the code. */
  address: string;
  /** Describes the code to screen readers. */
  label: string;
}

/** A QR code. A page whose code never changes shows a picture of it instead. */
export function QrCode({ address, label }: QrCodeProps) {
  return <QRCodeSVG {...QR_CODE_SETTINGS} value={address} aria-label={label} />;
}
