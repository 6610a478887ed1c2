import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** A link that is on every page and shows its language. */
const SKIP = { en: 'Skip to content', it: 'Vai al contenuto' } as const;
export type Language = keyof typeof SKIP;
/** The links of the switch. */
export const NAMES = { en: 'EN English', it: 'IT Italiano' } as const;

/** Expects a page in a language, which its switch marks. */
export async function expectLanguage(page: Page, language: Language) {
  await expect(page.getByRole('link', { name: SKIP[language] })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('link', { name: NAMES[language], exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
}

export const switchTo = (page: Page, language: Language) =>
  page.getByRole('link', { name: NAMES[language], exact: true }).click();
