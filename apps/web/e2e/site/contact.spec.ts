import { LEGAL } from '../../src/config/brand.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  EXTREMES,
  expectSameAfterHydration,
  expectSound,
  faultsOf,
  WIDTHS,
} from '../support/visit.ts';

const MAIL = 'mailto:hello@campetto.app';

const TEXTS = {
  en: {
    title: 'Contact us',
    send: 'Send email',
    note: 'We reply within 24–48 hours.',
    place: 'Verona, Italy',
    topics: ['Partnership', 'Technical support', 'Product feedback', 'Media and press'],
    home: 'Back to the home page',
  },
  it: {
    title: 'Contattaci',
    send: 'Invia un’e-mail',
    note: 'Rispondiamo entro 24–48 ore.',
    place: 'Verona, Italia',
    topics: ['Collaborazioni', 'Assistenza tecnica', 'Opinioni sul prodotto', 'Stampa e media'],
    home: 'Torna alla pagina iniziale',
  },
} as const;

for (const lang of ['en', 'it'] as const) {
  const texts = TEXTS[lang];
  const path = `/contact?lang=${lang}`;

  test(`[CONT-1] e-mail, location, four topics, reply note, send button, no form (${lang})`, async ({
    page,
  }) => {
    test.slow();
    const faults = faultsOf(page);
    await expectSameAfterHydration(page, path);
    const main = page.getByRole('main');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(main.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      for (const name of ['hello@campetto.app', texts.send]) {
        await expect(main.getByRole('link', { name })).toBeInViewport();
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', MAIL);
      }
      await expect(main.getByText(texts.note)).toBeVisible();
      await expect(main.getByText(texts.place)).toBeVisible();
      await expect(main.getByText(LEGAL.company)).toBeVisible();
      await expect(main.getByRole('heading', { level: 3 })).toHaveText([...texts.topics]);
      for (const name of texts.topics) {
        const subject = encodeURIComponent(name);
        await expect(main.getByRole('link', { name })).toHaveAttribute(
          'href',
          `${MAIL}?subject=${subject}`,
        );
      }
      await expect(page.locator('form, input, textarea')).toHaveCount(0);
    }

    await test.step('the page is accessible and fits', () =>
      expectSound(page, { measured: EXTREMES }));

    await test.step('the link home keeps the language, by keyboard', async () => {
      const home = main.getByRole('link', { name: texts.home });
      await home.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}$`));
    });
    expect(faults).toEqual([]);
  });
}
