import { expect, test } from 'vitest';
import { isPicture } from './isPicture.ts';

const blob = (text: string) => new Blob([Uint8Array.from(text, (one) => one.charCodeAt(0))]);

test.each([
  ['JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF\x00'],
  ['PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ['GIF', 'GIF89a\n\x00\n\x00'],
  ['WebP', 'RIFF\n\x00\x00\x00WEBPVP8 '],
  ['AVIF', '\x00\x00\x00\x1cftypavif'],
])('[ADD-5] %s begins like a picture', async (_, start) => {
  expect(await isPicture(blob(start))).toBe(true);
});

test.each(['', 'a', 'not a picture', '%PDF-1.7', 'RIFF\x00\x00\x00\x00WAVEfmt ', ' \x89PNG'])(
  '[ADD-5] %j does not',
  async (start) => {
    expect(await isPicture(blob(start))).toBe(false);
  },
);
