import { repairScheme } from '@campetto/contract';
import { cleanText } from './text.ts';

// A tag ends before the next one, so that each expression reads the text once.
const LINK = /<a\b[^<>]*?\bhref\s*=\s*["']?([^"'\s>]+)/i;
const TAG = /<[^<>]*>/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * The web address in a website field; empty when there is none. HTML is stripped to its link,
 * words pasted behind the address are dropped, an address without a scheme gets `https://`.
 */
export function cleanWebsite(raw: string): string {
  const unwrapped = LINK.exec(raw)?.[1] ?? raw.replace(TAG, ' ');
  const [text = ''] = cleanText(unwrapped).split(' ');
  const address = repairScheme(text);
  return address === '' || SCHEME.test(address) ? address : `https://${address}`;
}
