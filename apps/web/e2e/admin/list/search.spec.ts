import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { cards, decide, nameOf, namesOf, statusOption } from '../../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 1440, height: 900 } });

interface Contact {
  name: string;
  phone_key: string;
  website: string;
}

test('a phone number and a website find their venue, however they are typed', async ({
  page,
  product,
}) => {
  const [contact] = await product.query<Contact>(
    `select name, phone_key, website from venues venue
     where status = 'pending' and phone_key like '39__________' and website like 'http%' and name <> ''
       and not exists (select 1 from venues other where other.id <> venue.id
         and (right(other.phone_key, 6) = right(venue.phone_key, 6)
           or split_part(other.website_key, '/', 1) = split_part(venue.website_key, '/', 1)))
     order by name limit 1`,
  );
  if (!contact) throw new Error('The sample has no such venue.');
  const { phone_key: phone, website } = contact;
  const national = phone.slice(2);
  const host = new URL(website).hostname.replace(/^www\./, '');
  await page.goto('/admin/venues?view=rows&lang=en');
  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const text of [
    `+39 ${national.slice(0, 3)} ${national.slice(3)}`,
    `0039${national}`,
    `${national.slice(0, 4)}-${national.slice(4)}`,
    phone.slice(-6),
    host,
    `https://www.${host}/`,
  ]) {
    await search.fill(text);
    // The list before may have had the same venue.
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === text);
    await expect.poll(() => namesOf(page), text).toEqual([contact.name]);
  }
});

test('a search says which other statuses have venues, and leads to them', async ({ page }) => {
  await page.goto('/admin/venues?q=milano&country=italy&limit=5&view=rows&lang=en');
  await expect(page.getByText(/^Showing 5 venues of \d/)).toBeVisible();
  const [first] = await cards(page).all();
  if (!first) throw new Error('The list is empty.');
  const name = await nameOf(first);
  await decide(page, first, 'Approve');
  await page.reload();
  const link = page.getByRole('link', { name: /^\d+ approved$/ });
  await expect(page.getByText('Also found:')).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/q=milano/);
  await expect(statusOption(page, 'Approved')).toBeChecked();
  await expect(cards(page).filter({ hasText: name })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^(more than )?[\d,]+ pending$/ })).toBeVisible();
});
