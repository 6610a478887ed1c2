import { ENDPOINTS, listPath, PATHS, type VenueReviewItem } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorAfter, forbiddenAfter, textAfter } from '../../../testing/expectText.ts';
import { problem, SHORT_LIST, VENUES, venueList } from '../../../testing/handlers.ts';
import { APPROVED_BY_COLLEAGUE } from '../../../testing/records.ts';
import { REVIEWER } from '../../../testing/reviewer.ts';
import {
  english,
  type ScreenMeta,
  type Story,
  shortReviewMeta,
} from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';
import { expectInFlight } from './expectInFlight.ts';

const meta = {
  ...shortReviewMeta,
  title: 'Screens/Back office/Review: discard with a reason',
} satisfies ScreenMeta;
export default meta;

const DISCARD = ENDPOINTS.discard.path;

/** Asks whether to discard the first venue. */
async function ask({ canvas, userEvent }: StoryContext): Promise<void> {
  const name = textOf(['Discard {name}', { name: 'A.C. Garibaldina 1932' }]);
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function discard(context: StoryContext, reason = 'Closed for good'): Promise<void> {
  await ask(context);
  const { userEvent } = context;
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('radio', { name: textOf(reason) }));
  await userEvent.click(dialog.getByRole('button', { name: textOf('Discard') }));
}

export const Empty: Story = {
  name: '[REV-10] leads to the words that are missing',
  play: async (context) => {
    await discard(context, 'Other');
    const note = screen.getByRole('textbox');
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveAccessibleDescription(textOf('Say why, so that others can follow.'));
  },
};

export const One: Story = {
  name: '[REV-10] asks first',
  play: textAfter(ask, 'The venue moves to the discarded list.'),
};

export const Failed: Story = {
  name: '[REV-11] [TEXT-1] a decision that failed keeps the modal',
  parameters: { msw: [http.delete(DISCARD, problem(500)), ...SHORT_LIST] },
  play: errorAfter(discard, 'Failed to discard venue. Please try again.'),
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.delete(DISCARD, () => HttpResponse.error()), ...SHORT_LIST] },
  play: errorAfter(discard, 'Failed to discard venue. Please try again.'),
};

export const InFlight: Story = {
  name: '[REV-8] [REV-10] in flight',
  parameters: { msw: [http.delete(DISCARD, () => delay('infinite')), ...SHORT_LIST] },
  play: async (context) => {
    await discard(context);
    await expectInFlight('Discard');
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.delete(DISCARD, problem(403)), ...SHORT_LIST] },
  play: forbiddenAfter(discard),
};

const [first, second] = VENUES as [VenueReviewItem, VenueReviewItem];
const NOTE = 'Closed since 2024';

async function open({ venue }: VenueReviewItem) {
  const card = await screen.findByRole('article', { name: venue.sportsVenue.name });
  await userEvent.click(within(card).getByRole('button', { name: /^Discard/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  return {
    note: dialog.getByRole('textbox'),
    other: dialog.getByRole('radio', { name: 'Other' }),
    confirm: dialog.getByRole('button', { name: 'Discard' }),
  };
}

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

async function type() {
  const { other, note } = await open(first);
  await userEvent.click(other);
  await userEvent.type(note, NOTE);
}

const cards = { path: `${PATHS.venues}?view=cards` };

const sent = fn();

export const FailedTyping: Story = {
  ...english,
  args: cards,
  name: '[REV-11] a discard that failed leaves the focus in the note, from which Enter sends it again',
  parameters: {
    msw: [
      http.delete(DISCARD, async (info) => {
        sent(await info.request.json());
        return problem(500)();
      }),
      ...SHORT_LIST,
    ],
  },
  play: async () => {
    sent.mockClear();
    await type();
    const note = screen.getByRole('textbox');
    for (const times of [1, 2]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(times));
      await screen.findByText('Failed to discard venue. Please try again.');
      await expect(note).toHaveFocus();
    }
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ reason: 'other', note: NOTE });
  },
};

export const Kept: Story = {
  ...english,
  name: 'reason and note are there again after Escape, and not for another venue',
  args: cards,
  play: async () => {
    await type();
    await userEvent.keyboard('{Escape}');
    await closed();
    const others = await open(second);
    await expect(others.note).toHaveValue('');
    await expect(others.other).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await closed();
    const again = await open(first);
    await expect(again.note).toHaveValue(NOTE);
    await expect(again.other).toBeChecked();
  },
};

const draftOf = (uid: string) => `campetto.discard.${uid}.${first.folderPath}`;

export const OfAnother: Story = {
  ...english,
  name: 'reason and note of another account in this window are not shown',
  args: cards,
  beforeEach: () => {
    const draft = JSON.stringify({ reason: 'other', note: NOTE });
    sessionStorage.setItem(draftOf('berta'), draft);
    sessionStorage.setItem(`campetto.discard.${first.folderPath}`, draft);
  },
  play: async () => {
    const { note } = await open(first);
    await expect(note).toHaveValue('');
    await userEvent.type(note, 'Mine');
    await expect(sessionStorage.getItem(draftOf(REVIEWER.uid))).toContain('Mine');
    await expect(sessionStorage.getItem(draftOf('berta'))).toContain(NOTE);
  },
};

export const Invisible: Story = {
  ...english,
  name: '[REV-10] a control character in the note is named at once, and nothing is sent',
  args: cards,
  parameters: { msw: [http.delete(DISCARD, problem(500))] },
  play: async () => {
    const { note, confirm } = await open(first);
    await userEvent.click(note);
    await userEvent.paste('Closed\tfor good');
    await expect(note).not.toHaveAccessibleDescription(/invisible/);
    await userEvent.paste('\u0007');
    await userEvent.click(confirm);
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveAccessibleDescription(/invisible character \(U\+0007\)/);
    await expect(screen.queryByText(/^Failed to/)).toBeNull();
  },
};

export const LongNote: Story = {
  ...english,
  name: '[REV-10] a note that is too long keeps all its letters, says so at once, and is not sent',
  args: cards,
  parameters: { msw: [http.delete(DISCARD, problem(500))] },
  play: async () => {
    const { note, confirm } = await open(first);
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(301));
    await expect(note).toHaveAccessibleDescription(/At most 300 characters/);
    await userEvent.click(confirm);
    await expect(note).toHaveValue('x'.repeat(301));
    await expect(screen.queryByText(/^Failed to/)).toBeNull();
  },
};

export const NoteRefused: Story = {
  ...english,
  name: '[REV-11] a note that the server refuses is named',
  args: cards,
  parameters: {
    msw: [
      http.delete(
        DISCARD,
        problem(422, { errors: [{ path: 'note', message: 'must not be this' }] }),
      ),
    ],
  },
  play: async () => {
    await type();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('refuses this note');
  },
};

let requests = 0;

export const Overtaken: Story = {
  ...english,
  name: 'reason and note outlast a change by a colleague, and end with the discard',
  args: cards,
  parameters: {
    msw: [
      http.get(listPath('pending'), (info) =>
        venueList([{ ...first, version: first.version + requests }, second])(info),
      ),
      http.delete(DISCARD, () => {
        requests += 1;
        return requests === 1
          ? problem(412, { current: { ...first, version: first.version + 1 } })()
          : HttpResponse.json(
              { folderPath: first.folderPath, status: 'discarded', version: first.version + 2 },
              { headers: { 'x-activity-id': '01890a5d-ac96-774b-bcce-b302099a8057' } },
            );
      }),
    ],
  },
  beforeEach: () => {
    requests = 0;
  },
  play: async () => {
    await type();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(await screen.findByRole('alert')).toBeVisible();
    const again = await open(first);
    await expect(again.note).toHaveValue(NOTE);
    await expect(again.other).toBeChecked();
    await userEvent.click(again.confirm);
    await closed();
    await expect(Object.keys(sessionStorage)).not.toContainEqual(
      expect.stringContaining(first.folderPath),
    );
  },
};

let isApproved = false;

export const OvertakenWhileOpen: Story = {
  ...english,
  name: 'a colleague decides while the reason is typed: says who, and keeps the note',
  args: cards,
  parameters: {
    msw: [
      http.get(ENDPOINTS.history.path, () =>
        HttpResponse.json(isApproved ? APPROVED_BY_COLLEAGUE : []),
      ),
      http.get(listPath('pending'), (info) =>
        venueList(isApproved ? [second] : [first, second])(info),
      ),
    ],
  },
  beforeEach: () => {
    isApproved = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await type();
    isApproved = true;
    // As another window would.
    const channel = new BroadcastChannel('campetto.changes');
    channel.postMessage(null);
    channel.close();
    const dialog = within(await screen.findByRole('alertdialog'));
    const name = first.venue.sportsVenue.name;
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      `${name} has already been approved by anna.rossi@campetto.example.`,
    );
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('textbox')).toHaveValue(NOTE);
    await expect(dialog.queryByRole('button', { name: 'Discard' })).toBeNull();
    await waitFor(() =>
      expect(canvasElement.querySelector('article')).toHaveAccessibleName(
        second.venue.sportsVenue.name,
      ),
    );
    await userEvent.keyboard('{Escape}');
    await closed();
    const next = canvas.getByRole('article', {
      name: second.venue.sportsVenue.name,
    });
    await waitFor(() => expect(next).toHaveFocus());
  },
};
