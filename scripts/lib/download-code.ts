import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DOWNLOAD_ADDRESS } from '../../apps/web/src/config/brand.ts';
import { QR_CODE_SETTINGS } from '../../packages/ui/src/marketing/QrCode/settings.ts';

/** The download page's code as an SVG file: what draws it weighs more than the page it stands on. */
export function downloadCode(): string {
  const drawing = {
    ...QR_CODE_SETTINGS,
    value: DOWNLOAD_ADDRESS,
    xmlns: 'http://www.w3.org/2000/svg',
  };
  return `${renderToStaticMarkup(createElement(QRCodeSVG, drawing))}\n`;
}
