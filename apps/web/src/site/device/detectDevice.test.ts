import { expect, test } from 'vitest';
import { detectDevice } from './detectDevice.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const macintosh =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

test.each([
  ['iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit}`, 5, 'ios'],
  ['iPad', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webKit}`, 5, 'ios'],
  ['iPod', `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) ${webKit}`, 5, 'ios'],
  ['iPad that says Macintosh', macintosh, 5, 'ios'],
  ['Macintosh', macintosh, 0, 'desktop'],
  ['Macintosh with one touch point', macintosh, 1, 'desktop'],
  ['Android phone', `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${blink} Mobile`, 5, 'android'],
  ['Android tablet', `Mozilla/5.0 (Linux; Android 15; SM-X710) ${blink}`, 10, 'android'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Firefox/144.0', 5, 'android'],
  [
    'Windows with a touch screen',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink}`,
    10,
    'desktop',
  ],
  ['Linux', `Mozilla/5.0 (X11; Linux x86_64) ${blink}`, 0, 'desktop'],
  ['Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink}`, 2, 'desktop'],
  ['an unknown browser', '', 0, 'desktop'],
])('[DL-1] %s', (_name, userAgent, maxTouchPoints, device) => {
  expect(detectDevice({ userAgent, maxTouchPoints })).toBe(device);
});
