import { listPath } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HEALTHY, venueList } from '../../stories/answers.ts';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { say } from '../../stories/say.ts';
import { screenMeta } from '../../stories/screenMeta.ts';
import { SCREENS } from '../../stories/screens.ts';
import { press } from '../../stories/walk.ts';
import { exampleVenue } from '../../venues/example.ts';

const cells = cellsOf(SCREENS.map);
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
  ...cells.Empty,
  play: async (context) => {
    await cells.Empty.play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.queryByRole('region', { name: say('Map') })).toBeNull();
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent(say('Hide map'));
  },
};

export const Placeless: Story = {
  name: 'of venues without a place',
  args: {
    answers: {
      ...HEALTHY,
      [`GET ${listPath('pending')}`]: venueList([
        exampleVenue({ address: { latitude: 0, longitude: 0 } }),
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show map');
    const text = say('None of these venues has a place.');
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
};
export const One: Story = cells.One;
export const Many: Story = cells.Many;
