import { listPath, PATHS } from '@campetto/contract';
import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { venueList } from '../../../testing/handlers.ts';
import { CLOSED_VENUE } from '../../../testing/records.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';

const VENUE = exampleVenue({
  sportsVenue: { name: 'Campo de Fútbol Aluche' },
  discardedDuplicate: CLOSED_VENUE,
});

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: looks like a discarded venue',
  args: { ...screenMeta.args, path: PATHS.venues },
  parameters: { msw: [http.get(listPath('pending'), venueList([VENUE]))] },
} satisfies ScreenMeta;
export default meta;

async function expectShown(): Promise<void> {
  const texts = await screen.findAllByText(new RegExp(`“${CLOSED_VENUE.name}”`));
  const text = texts.find((element) => element.checkVisibility());
  await expect(text).toBeVisible();
  await expect(text).toHaveTextContent(CLOSED_VENUE.by ?? '');
  await expect(text).toHaveTextContent(textOf('Closed for good').toLowerCase());
}

export const Cards: Story = {
  name: 'the card says who discarded the other one and why, and leads to it',
  play: async () => {
    await expectShown();
    const card = within(await screen.findByRole('article'));
    await expect(card.getByText(CLOSED_VENUE.note ?? '')).toBeVisible();
    await expect(
      card.getByRole('link', { name: textOf('Show the discarded venue') }),
    ).toHaveAttribute('href', expect.stringContaining('status=discarded&q=Campo'));
  },
};

export const Rows: Story = {
  name: 'a row or the inspector beside it says it, too',
  args: { path: `${PATHS.venues}?view=rows` },
  play: expectShown,
};

export const Focus: Story = {
  name: 'and so does Focus',
  args: { path: `${PATHS.venues}?view=focus` },
  play: expectShown,
};
