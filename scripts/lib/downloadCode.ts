import { QR_CODE_SETTINGS } from '@campetto/ui/foundations';
import { DOWNLOAD_ADDRESS } from '@campetto/web/brand';
import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The QR code of the download page as an SVG file: the library that draws it is larger than the page. */
export function downloadCode(): string {
  const drawing = {
    ...QR_CODE_SETTINGS,
    value: DOWNLOAD_ADDRESS,
    xmlns: 'http://www.w3.org/2000/svg',
  };
  return `${renderToStaticMarkup(createElement(QRCodeSVG, drawing))}\n`;
}
