import { ENDPOINTS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { problem, VENUES } from '../../../testing/handlers.ts';
import { DUPLICATES } from '../../../testing/records.ts';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';

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
const [duplicate] = DUPLICATES;
const activityId = '01890a5d-ac96-774b-bcce-000000000300';
let decided = false;
const undone = { outcome: 'undone', activityId, status: 'pending', version: 1 } as const;
const CLUSTER = ENDPOINTS.cluster.path;
const MERGE = ENDPOINTS.mergeDuplicates.path;

const merging: Story['args'] = {
  ...stories.One.args,
  handlers: [
    http.post(ENDPOINTS.duplicates.path, () =>
      HttpResponse.json({ [venue?.folderPath ?? '']: decided ? [] : [duplicate] }),
    ),
    http.post(MERGE, () => {
      decided = true;
      return HttpResponse.json({ kept: venue, discarded: [], activityId });
    }),
    http.post(ENDPOINTS.undo.path, () => {
      decided = false;
      return HttpResponse.json({ results: [{ ...undone, folderPath: venue?.folderPath }] });
    }),
    ...stories.One.args.handlers,
  ],
};
const begin = async (context: Parameters<typeof stories.One.play>[0]) => {
  decided = false;
  await stories.One.play(context);
};
const offer = { name: /^Possible duplicates:/ };

export const Rejected: Story = {
  ...stories.One,
  name: 'not a duplicate: no longer offered, until the undo',
  args: merging,
  play: async (context) => {
    await begin(context);
    const marks = screen.getAllByRole('checkbox', { name: 'Not a duplicate' });
    await userEvent.click(marks[1] as HTMLElement);
    await expect(screen.getByText('1 kept as it is, 1 marked as not a duplicate')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText(/ are different venues$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    await expect(await screen.findByRole('button', offer)).toBeVisible();
  },
};

export const Merged: Story = {
  ...stories.One,
  name: 'an approved venue stays with a value of the opened one, which is discarded',
  args: merging,
  play: async (context) => {
    await begin(context);
    const keep = within(screen.getByRole('radiogroup', { name: 'Keep this one' }));
    const [opened, approved] = keep.getAllByRole('radio');
    await expect(approved).toBeChecked();
    await expect(opened).toBeDisabled();
    // The website, which the approved one does not have, is filled in.
    await expect(
      screen.getByText('1 kept with 1 field from the others, 1 discarded as a duplicate'),
    ).toBeVisible();
    const names = within(screen.getByRole('radiogroup', { name: 'Name' })).getAllByRole('radio');
    await userEvent.click(names[0] as HTMLElement);
    await expect(screen.getByText(/^1 kept with 2 fields/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Presses Tab until the focused element is the wanted one. */
async function tabTo(isWanted: (element: Element) => boolean): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await userEvent.tab();
    if (document.activeElement && isWanted(document.activeElement)) return;
  }
  throw new Error('Tab does not come to it.');
}

export const MergedByKeyboard: Story = {
  ...stories.One,
  name: 'a merge and its undo by keyboard alone',
  args: merging,
  play: async () => {
    decided = false;
    const button = await screen.findByRole('button', offer);
    await tabTo((element) => element === button);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    const names = await screen.findByRole('radiogroup', { name: 'Name' });
    await tabTo((element) => names.contains(element));
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByText(/^1 kept with 2 fields/)).toBeVisible();
    await tabTo((element) => element.textContent === 'Confirm');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    await tabTo((element) => element.textContent?.startsWith('Undo') === true);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', offer)).toBeVisible();
  },
};

let loads = 0;
export const Conflicting: Story = {
  ...stories.Many,
  name: 'a conflict: the venues are loaded again, the choices remain',
  args: {
    ...stories.Many.args,
    handlers: [
      http.get(CLUSTER, () => {
        loads += 1;
        return HttpResponse.json({ venue, duplicates: DUPLICATES, hasMore: false });
      }),
      http.post(MERGE, problem(412, { current: venue })),
      ...stories.Many.args.handlers,
    ],
  },
  play: async (context) => {
    loads = 0;
    await stories.Many.play(context);
    const unlike = () => screen.getAllByRole('checkbox', { name: 'Not a duplicate' })[2];
    // Another name, phone number and website: it is not discarded unless somebody says so.
    await expect(unlike()).toBeChecked();
    await userEvent.click(unlike() as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'A.C. Garibaldina 1932 has been changed meanwhile. Check the values and confirm again.',
    );
    await expect(loads).toBe(2);
    await expect(unlike()).not.toBeChecked();
  },
};
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Many: Story = stories.Many;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
export const InFlight: Story = stories.InFlight;
export const Forbidden: Story = stories.Forbidden;
