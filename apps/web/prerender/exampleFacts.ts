import { BRAND, LEGAL } from '../src/config/brand.ts';

/**
 * The warning that the site would publish an invented company.
 * @returns one sentence; undefined once `LEGAL` in `brand.ts` contains the real facts
 */
export function exampleFactsWarning(
  facts: { isExample: boolean; company: string } = LEGAL,
): string | undefined {
  if (!facts.isExample) return undefined;
  return `Warning: the company in apps/web/src/config/brand.ts (${facts.company}, its address, VAT and REA numbers and PEC) is an example. Replace it there and in the legal documents before ${BRAND.domain} goes public.`;
}
