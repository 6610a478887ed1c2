import { ENDPOINTS, listPath, PATHS } from '@campetto/contract';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeClock, pass, passReading } from '../../../testing/clock.ts';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { ACTIVITIES, problem, VENUES, venueList } from '../../../testing/handlers.ts';
import { DUPLICATES } from '../../../testing/records.ts';
import { REVIEWER } from '../../../testing/reviewer.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../../testing/screenMeta.ts';
import { editOf } from '../../../venue-client/edit/editForm.ts';
import { storeEditDraft } from '../edit/editDraft.ts';
import { KEY_DELAY } from '../shortcuts/typedText.ts';

const PENDING = listPath('pending');
const [first, second] = VENUES;
const nameOf = (venue: typeof first) => venue?.venue.sportsVenue.name ?? '';

const meta = {
  ...screenMeta,
  ...english,
  title: 'Screens/Back office/Review: focus',
  args: { ...screenMeta.args, path: `${PATHS.venues}?view=focus` },
  beforeEach: [screenMeta.beforeEach, fakeClock],
} satisfies ScreenMeta;
export default meta;

/** By keys: where a venue is larger than the window, the first key brings it into sight. */
const atDesk = { globals: { ...english.globals, viewport: { value: 'desktop' } } };

/** Waits until a venue is shown. */
const shows = (name: string) => screen.findByRole('heading', { level: 2, name });

export const Many: Story = {
  name: 'the first of many, with its duplicates, its history and who else is reviewing',
  parameters: {
    msw: [
      http.get(ENDPOINTS.history.path, () => HttpResponse.json(ACTIVITIES)),
      http.post(ENDPOINTS.duplicates.path, () =>
        HttpResponse.json({
          [first?.folderPath ?? '']: DUPLICATES.slice(0, 2),
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await shows(nameOf(first))).toBeVisible();
    await expect(canvas.getByText('1 of 1,229')).toBeVisible();
    await expect(
      await canvas.findByText(
        '38 today, 52 by everyone · Also reviewing: anna.rossi@campetto.example (14)',
      ),
    ).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Possible duplicates' })).toBeVisible();
    const history = within(await canvas.findByRole('region', { name: 'History' }));
    await expect(history.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(history.getByRole('button', { name: 'Full history' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(nameOf(first));
    await userEvent.keyboard('{Escape}');
  },
};

export const UnsavedEdit: Story = {
  name: 'the venue that is decided on shows that an edit of it is not saved',
  beforeEach: () => {
    if (!first) return;
    const base = editOf(first);
    const edit = { ...base, fields: { ...base.fields, name: 'Typed before' } };
    storeEditDraft(REVIEWER.uid, first.folderPath, { version: first.version, base, edit });
  },
  play: async ({ canvas }) => {
    await shows(nameOf(first));
    await expect(canvas.getByText('You have an unsaved edit.')).toBeVisible();
    const confirmation = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard edit' }));
      return within(await screen.findByRole('alertdialog', { name: 'Discard your edit?' }));
    };
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('You have an unsaved edit.')).toBeVisible();
    await userEvent.click((await confirmation()).getByRole('button', { name: 'Discard edit' }));
    await expect(canvas.queryByText('You have an unsaved edit.')).toBeNull();
  },
};

export const Discarded: Story = {
  ...atDesk,
  name: 'd and a digit discards, and the next venue is shown before the response',
  parameters: { msw: [http.delete(ENDPOINTS.discard.path, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await shows(nameOf(first));
    await passReading();
    await userEvent.keyboard('d');
    await expect(await canvas.findByRole('group', { name: 'Why is it discarded?' })).toBeVisible();
    await userEvent.keyboard('2');
    await expect(await shows(nameOf(second))).toBeVisible();
  },
};

export const Failed: Story = {
  ...atDesk,
  name: 'a decision that fails is reported, and the venue is still in the list',
  parameters: { msw: [http.post(ENDPOINTS.approve.path, problem(500))] },
  play: async () => {
    await shows(nameOf(first));
    await passReading();
    await userEvent.keyboard('a');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to approve venue');
    await userEvent.keyboard('k');
    await expect(await shows(nameOf(first))).toBeVisible();
  },
};

export const Taken: Story = {
  name: 'a venue that a colleague is looking at is passed over',
  parameters: {
    msw: [
      http.post(ENDPOINTS.leases.path, () =>
        HttpResponse.json({
          others: { [first?.folderPath ?? '']: 'anna.rossi@campetto.example' },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await shows(nameOf(second));
    await userEvent.keyboard('k');
    await expect(
      await canvas.findByText('Being reviewed by anna.rossi@campetto.example'),
    ).toBeVisible();
  },
};

const approved: { requests: number } = { requests: 0 };
const approving = [
  http.post(ENDPOINTS.approve.path, () => {
    approved.requests += 1;
    return delay('infinite');
  }),
];

export const Elsewhere: Story = {
  ...atDesk,
  name: 'text that is typed beside a field decides nothing; j leads back to the venue',
  parameters: { msw: approving },
  play: async ({ canvas, canvasElement }) => {
    await shows(nameOf(first));
    await passReading();
    approved.requests = 0;
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('a');
    await pass(KEY_DELAY);
    await expect(approved.requests).toBe(0);
    await expect(await shows(nameOf(first))).toBeVisible();
    await expect(canvas.getByText(/needs the focus on a venue/)).toBeVisible();
    await userEvent.keyboard('j');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Venues' })).toContainElement(
        canvasElement.ownerDocument.activeElement as HTMLElement,
      ),
    );
    await expect(await shows(nameOf(first))).toBeVisible();
    await passReading();
    await userEvent.keyboard('a');
    await expect(await shows(nameOf(second))).toBeVisible();
    await waitFor(() => expect(approved.requests).toBe(1));
  },
};

export const TypedFast: Story = {
  ...atDesk,
  name: 'a word that is typed fast decides nothing',
  parameters: { msw: approving },
  play: async ({ canvas }) => {
    await shows(nameOf(first));
    await passReading();
    approved.requests = 0;
    await userEvent.keyboard('admiral');
    await pass(KEY_DELAY);
    await expect(approved.requests).toBe(0);
    await expect(await shows(nameOf(first))).toBeVisible();
    await expect(canvas.getByText(/too quickly and did nothing/)).toBeVisible();
  },
};

export const Last: Story = {
  ...atDesk,
  name: 'nothing is left after the last decision',
  parameters: {
    msw: [
      http.get(PENDING, venueList(VENUES.slice(0, 1))),
      http.post(ENDPOINTS.approve.path, () =>
        HttpResponse.json({
          folderPath: first?.folderPath,
          status: 'approved',
          version: 2,
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await shows(nameOf(first));
    await passReading();
    await userEvent.keyboard('a');
    await expect(await canvas.findByText('Nothing is waiting for a decision.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2, name: nameOf(first) })).toBeNull();
  },
};

const next: { requests: number } = { requests: 0 };
const TWELVE = Array.from({ length: 12 }, (_, index) =>
  exampleVenue({
    id: `01890a5d-ac96-774b-bcce-${String(200 + index).padStart(12, '0')}`,
    sportsVenue: { name: `Campo ${index}` },
  }),
);

export const NextPage: Story = {
  ...atDesk,
  name: 'the next page is loaded when fewer than ten venues are left',
  parameters: {
    msw: [
      http.get(PENDING, (info) => {
        if (info.request.url.includes('cursor=')) next.requests += 1;
        return venueList(TWELVE, 1229)(info);
      }),
    ],
  },
  play: async () => {
    next.requests = 0;
    await shows('Campo 0');
    await userEvent.keyboard('j');
    await shows('Campo 1');
    await passReading();
    await expect(next.requests).toBe(0);
    await userEvent.keyboard('j');
    await shows('Campo 2');
    await waitFor(() => expect(next.requests).toBe(1));
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(PENDING, () => delay('infinite'))] },
};
export const Empty: Story = {
  parameters: { msw: [http.get(PENDING, venueList([]))] },
};
export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.get(PENDING, () => HttpResponse.error())] },
};

export const Phone: Story = {
  name: 'on a phone, in Italian',
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await shows(nameOf(first));
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
