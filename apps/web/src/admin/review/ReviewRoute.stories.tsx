import { CALLS, listPath, PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HEALTHY, never, offline, problem, VENUES, venueList } from '../../stories/answers.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { italian, screenMeta } from '../../stories/screenMeta.ts';
import { exampleVenue } from '../../venues/example.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Review venues',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.venues },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const DECISIONS = /^(Approve|Edit|Discard|Restore) /;
const PENDING = `GET ${listPath('pending')}`;

const moved = (status: string) => () =>
  Response.json({ folderPath: VENUES[0]?.folderPath, status, version: 2 });

async function press(canvasElement: HTMLElement, name: RegExp) {
  const [button] = await within(canvasElement).findAllByRole('button', { name });
  if (button) await userEvent.click(button);
}

export const Pending: Story = {
  name: '[REV-1] [REV-5] [REV-7] [REV-9] pending venues',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Pending venues' })).toBeVisible();
    const [card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('No card is shown.');
    for (const text of [
      'A.C. Garibaldina 1932',
      '+39 02 0000 0000',
      'Via Don Giovanni Minzoni 4, 20158 Milano, Italy',
      '45.504872, 9.169341',
      'Football',
      'Tennis',
      'Comune di Milano',
      'Jun 11, 2020',
    ]) {
      await expect(card).toHaveTextContent(text);
    }
    await expect(card).toHaveTextContent('4.3');
    const actions = within(card).getAllByRole('button', { name: DECISIONS });
    await expect(actions.map((button) => button.textContent)).toEqual([
      'Approve',
      'Edit',
      'Discard',
    ]);
    await expect(canvas.getByText('Showing 6 venues of 1,229')).toBeVisible();
  },
};

export const PendingItalian: Story = {
  ...italian,
  name: '[LANG-6] pending venues, in Italian',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('6 strutture mostrate su 1229')).toBeVisible();
    await expect(canvas.getAllByText('Calcio')[0]).toBeVisible();
  },
};

export const Approved: Story = {
  name: '[REV-1] [REV-9] approved venues offer Edit only',
  args: { path: `${PATHS.venues}?status=approved` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Approved venues' })).toBeVisible();
    const [card] = await canvas.findAllByRole('article');
    const actions = card && within(card).getAllByRole('button', { name: DECISIONS });
    await expect(actions?.map((button) => button.textContent)).toEqual(['Edit']);
  },
};

export const Discarded: Story = {
  name: '[REV-9] [REV-15] a discarded venue is restored at once',
  args: {
    path: `${PATHS.venues}?status=discarded`,
    answers: { ...HEALTHY, [`POST ${CALLS.restore.path}`]: moved('pending') },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Restore A\.C\./);
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(2));
  },
};

export const RestoreFailed: Story = {
  name: '[REV-15] [TEXT-1] a venue that could not be restored stays',
  args: {
    path: `${PATHS.venues}?status=discarded`,
    answers: { ...HEALTHY, [`POST ${CALLS.restore.path}`]: problem(500) },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Restore A\.C\./);
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Failed to restore venue. Please try again.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const Loading: Story = {
  name: '[REV-5] loading',
  args: { answers: { ...HEALTHY, [PENDING]: never } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading venues')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: '[REV-5] [TEXT-1] nothing matches',
  args: {
    path: `${PATHS.venues}?country=italy&city=verona`,
    answers: { ...HEALTHY, [PENDING]: venueList([]) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No venues found matching your criteria')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'City' })).toBeDisabled());
  },
};

export const EmptyItalian: Story = {
  ...Empty,
  ...italian,
  name: 'nothing matches, in Italian',
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Nessuna struttura corrisponde ai criteri scelti'),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  name: '[REV-5] [TEXT-1] the list could not be loaded',
  args: { answers: { ...HEALTHY, [PENDING]: offline } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load venues. Please try again.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  name: 'an account without rights',
  args: { answers: { [PENDING]: problem(403) } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Your account has no administrator rights.');
  },
};

export const ConfirmApprove: Story = {
  name: '[REV-10] asks before a venue is approved',
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Approve A\.C\./);
    await expect(await screen.findByText('The venue moves to the approved list.')).toBeVisible();
  },
};

export const ConfirmDiscardItalian: Story = {
  ...italian,
  name: '[REV-10] asks before a venue is discarded, in Italian',
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Scarta A\.C\./);
    await expect(await screen.findByText('La struttura passa tra quelle scartate.')).toBeVisible();
  },
};

export const InFlight: Story = {
  name: '[REV-8] [REV-10] a decision in flight',
  args: { answers: { ...HEALTHY, [`POST ${CALLS.approve.path}`]: never } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Approve A\.C\./);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Approve/, busy: true })).toBeVisible(),
    );
  },
};

const approved = fn(moved('approved'));

export const WithoutId: Story = {
  name: '[REV-12] a venue without an id is not approved',
  args: {
    answers: {
      ...HEALTHY,
      [PENDING]: venueList([exampleVenue({ sportsVenue: { id: '' } })]),
      [`POST ${CALLS.approve.path}`]: approved,
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Approve A\.C\./);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(approved).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(1);
  },
};

export const ApproveFailed: Story = {
  name: '[REV-11] [TEXT-1] a decision that failed keeps the modal',
  args: { answers: { ...HEALTHY, [`POST ${CALLS.approve.path}`]: problem(500) } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Approve A\.C\./);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await expect(
      (await screen.findAllByText('Failed to approve venue. Please try again.'))[0],
    ).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Overtaken: Story = {
  name: 'a colleague was first',
  args: {
    answers: {
      ...HEALTHY,
      [`DELETE ${CALLS.discard.path}`]: problem(409, { currentStatus: 'approved' }),
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Discard A\.C\./);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(
      await screen.findByText(/A\.C\. Garibaldina 1932 has already been approved/),
    ).toBeVisible();
  },
};

export const Edit: Story = {
  name: '[EDIT-1] the edit form',
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Edit A\.C\./);
    await expect(await screen.findByLabelText(/^Name/)).toHaveValue('A.C. Garibaldina 1932');
  },
};

export const EditConflict: Story = {
  name: 'the edit form after somebody else has saved',
  args: {
    answers: {
      ...HEALTHY,
      [`PUT ${CALLS.update.path}`]: problem(412, {
        current: VENUES[0] && { ...VENUES[0], version: 2 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Edit A\.C\./);
    await userEvent.type(await screen.findByLabelText(/^Name/), ' (new)');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(
      (await screen.findAllByText(/Someone else has changed this venue/))[0],
    ).toBeInTheDocument();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('A.C. Garibaldina 1932 (new)');
  },
};
