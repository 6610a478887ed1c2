import { type ListCount, listCountPath, listPath, PATHS } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { expectText, textAfter } from '../../../testing/expectText.ts';
import { uncountedList, VENUES, venueList } from '../../../testing/handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: map',
  args: { ...screenMeta.args, path: PATHS.venues },
  // On phones the button is among the filters.
  globals: { viewport: { value: 'desktop' } },
} satisfies ScreenMeta;
export default meta;

const PENDING = listPath('pending');

async function showMap({ canvas, userEvent }: StoryContext): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: textOf('Show map') }));
}

/** The list shows that it is empty, so that the map is not shown. */

export const Empty: Story = {
  parameters: { msw: [http.get(PENDING, venueList([]))] },
  play: async (context) => {
    await showMap(context);
    const { canvas } = context;
    await expectText('No venues found matching your criteria');
    await expect(canvas.queryByRole('region', { name: textOf('Map') })).toBeNull();
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName(
      textOf('Hide map'),
    );
  },
};

export const Placeless: Story = {
  name: 'of venues without a place',
  parameters: {
    msw: [http.get(PENDING, venueList([exampleVenue({ address: { latitude: 0, longitude: 0 } })]))],
  },
  play: async (context) => {
    await showMap(context);
    const text = textOf('None of these venues has a place.');
    await expect(await context.canvas.findByText(text)).toBeVisible();
  },
};

export const One: Story = {
  parameters: { msw: [http.get(PENDING, venueList(VENUES.slice(0, 1)))] },
  play: textAfter(
    showMap,
    'Arrow keys lead from venue to venue, Enter shows its card or zooms in on several.',
  ),
};

export const Many: Story = {
  play: async (context) => {
    await showMap(context);
    const { canvas } = context;
    await expect(
      await canvas.findByText(/venues follow when the list|strutture compaiono scorrendo/),
    ).toBeVisible();
    await expectText(
      'Arrow keys lead from venue to venue, Enter shows its card or zooms in on several.',
    );
  },
};

export const Capped: Story = {
  name: 'of a list with more venues than the server counts',
  parameters: {
    msw: [
      http.get(PENDING, uncountedList(VENUES)),
      http.get(listCountPath('pending'), () =>
        HttpResponse.json({ count: 10_000, capped: true, others: [] } satisfies ListCount),
      ),
    ],
  },
  play: async (context) => {
    await showMap(context);
    const unloaded = context.canvas.findByText(/follow when the list|compaiono scorrendo/);
    await expect(await unloaded).toHaveTextContent(/^(More than|Più di) /);
  },
};

export const Pointed: Story = {
  name: 'a marker and its card mark each other while one has the pointer or the focus',
  play: async (context) => {
    await showMap(context);
    const { canvas } = context;
    const map = await canvas.findByRole('list', { name: textOf('Map') });
    const [marker] = within(map).getAllByRole('button');
    const markedCards = () => canvas.getAllByRole('article').filter(isPointed);
    await userEvent.hover(marker as HTMLElement);
    const [card, ...others] = markedCards();
    await expect(card).toBeVisible();
    await userEvent.unhover(marker as HTMLElement);
    await expect(markedCards()).toEqual([]);
    await userEvent.hover(card as HTMLElement);
    await waitFor(() => expect(marker).toHaveAttribute('data-pointed'));
    await userEvent.hover(canvas.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(marker).not.toHaveAttribute('data-pointed'));
    (marker as HTMLElement).focus();
    await expect(markedCards()).toEqual([card, ...others]);
  },
};

const isPointed = (card: HTMLElement) => card.hasAttribute('data-pointed');
