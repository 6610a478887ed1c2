import { listPath, PATHS } from '@campetto/contract';
import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { venueList } from '../../../testing/handlers.ts';
import { CLOSED_VENUE } from '../../../testing/records.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';

const VENUE = exampleVenue({
  sportsVenue: { name: 'Campo de Fútbol Aluche' },
  discardedDuplicate: CLOSED_VENUE,
});

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: looks like a discarded venue',
  args: { ...screenMeta.args, path: PATHS.venues },
  parameters: {
    msw: [
      http.get(listPath('pending'), venueList([VENUE])),
      http.get(listPath('discarded'), venueList([])),
    ],
  },
} satisfies ScreenMeta;
export default meta;

const LOOKS = 'Looks like a discarded venue';

export const Cards: Story = {
  ...english,
  name: 'the card says so before the failed checks, on demand who discarded the other one and why, and leads to it',
  play: async ({ userEvent }) => {
    const card = within(await screen.findByRole('article'));
    await userEvent.click(card.getByRole('button', { name: new RegExp(LOOKS) }));
    const text = await card.findByText(/^Looks like “/);
    await expect(text).toBeVisible();
    await expect(text).toHaveTextContent(
      `“${CLOSED_VENUE.name}”, discarded on Nov 12, 2026 by ${CLOSED_VENUE.by}: closed for good. “${CLOSED_VENUE.note}”`,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(card.getByRole('button', { name: 'Show it' }));
    await expect(await screen.findByRole('searchbox')).toHaveValue(CLOSED_VENUE.name);
    await expect(await screen.findByRole('radio', { name: /Discarded/ })).toBeChecked();
  },
};

export const Approval: Story = {
  ...english,
  name: 'the question before an approval says it, too',
  play: async ({ userEvent }) => {
    const card = within(await screen.findByRole('article'));
    await userEvent.click(card.getByRole('button', { name: /^Approve/ }));
    const question = within(await screen.findByRole('alertdialog'));
    const text = question.getByText(/^Looks like “/);
    await expect(text).toBeVisible();
    await expect(text).toHaveTextContent(`“${CLOSED_VENUE.name}”, discarded on Nov 12, 2026`);
  },
};

export const Rows: Story = {
  name: 'a row says it, too',
  args: { path: `${PATHS.venues}?view=rows` },
  play: async () => {
    const row = within(await screen.findByRole('article'));
    await expect(await row.findByText(textOf(LOOKS))).toBeVisible();
  },
};

export const Focus: Story = {
  name: 'and so does Focus, with all that is known',
  args: { path: `${PATHS.venues}?view=focus` },
  play: async () => {
    await expect(await screen.findByText(textOf(LOOKS))).toBeVisible();
    const text = await screen.findByText(new RegExp(`“${CLOSED_VENUE.name}”`));
    await expect(text).toBeVisible();
    await expect(text).toHaveTextContent(CLOSED_VENUE.note ?? '');
  },
};
