import { ENDPOINTS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { VENUES } from '../../../testing/handlers.ts';
import { DUPLICATES } from '../../../testing/records.ts';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';
import { press } from '../../../testing/steps.ts';
import { textOf } from '../../../testing/textOf.ts';

const stories = stateStories(SCREENS.duplicates);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: duplicates',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.duplicates.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = stories.One;
export const OneItalian: Story = {
  ...stories.One,
  name: 'one, in Italian: the status agrees with one venue',
  globals: { language: 'it' },
  play: async (context) => {
    await stories.One.play(context);
    await expect(screen.getByText('Approvata')).toBeVisible();
  },
};

const [venue] = VENUES;
let rejected = false;
const undone = { outcome: 'undone', activityId: '', status: 'pending', version: 1 } as const;
const duplicatesOf = (found: unknown) => Response.json({ [venue?.folderPath ?? '']: found });

export const Rejected: Story = {
  ...stories.One,
  name: 'not a duplicate: no longer offered, until the undo',
  args: {
    ...stories.One.args,
    handlers: {
      ...stories.One.args.handlers,
      [`POST ${ENDPOINTS.duplicates.path}`]: () =>
        duplicatesOf(rejected ? [] : DUPLICATES.slice(0, 1)),
      [`POST ${ENDPOINTS.mergeDuplicates.path}`]: () => {
        rejected = true;
        const activityId = '01890a5d-ac96-774b-bcce-000000000300';
        return Response.json({ kept: venue, discarded: [], activityId });
      },
      [`POST ${ENDPOINTS.undo.path}`]: () => {
        rejected = false;
        return Response.json({ results: [{ ...undone, folderPath: venue?.folderPath }] });
      },
    },
  },
  play: async (context) => {
    rejected = false;
    await stories.One.play(context);
    await userEvent.click(screen.getByRole('button', { name: 'Not a duplicate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText(/ are different venues$/)).toBeVisible();
    const offer = { name: /^Possible duplicates/ };
    await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    await expect(await screen.findByRole('button', offer)).toBeVisible();
  },
};
export const Asked: Story = {
  ...stories.One,
  name: 'asks before one of the two is discarded; Cancel leads back to the comparison',
  play: async (context) => {
    await stories.One.play(context);
    await press(context.canvasElement, 'Discard the other');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(textOf('Do not ask again in this session'));
    await expect(question).toHaveTextContent(venue?.venue.sportsVenue.name ?? '');
    await press(context.canvasElement, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
export const Many: Story = stories.Many;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
export const InFlight: Story = stories.InFlight;
export const Forbidden: Story = stories.Forbidden;
