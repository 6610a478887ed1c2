import { listPath } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { venueList } from '../../../testing/handlers.ts';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';
import { press } from '../../../testing/steps.ts';
import { textOf } from '../../../testing/textOf.ts';

const stories = stateStories(SCREENS.map);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: map',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.map.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list says that it is empty; the map has nothing to add. */
export const Empty: Story = {
  ...stories.Empty,
  play: async (context) => {
    await stories.Empty.play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.queryByRole('region', { name: textOf('Map') })).toBeNull();
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName(
      textOf('Hide map'),
    );
  },
};

export const Placeless: Story = {
  name: 'of venues without a place',
  args: {
    handlers: [
      http.get(
        listPath('pending'),
        venueList([exampleVenue({ address: { latitude: 0, longitude: 0 } })]),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show map');
    const text = textOf('None of these venues has a place.');
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
};
export const One: Story = stories.One;
export const Many: Story = stories.Many;

export const Pointed: Story = {
  ...stories.Many,
  name: 'a marker and its card mark each other while one has the pointer or the focus',
  play: async (context) => {
    await stories.Many.play(context);
    const canvas = within(context.canvasElement);
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
