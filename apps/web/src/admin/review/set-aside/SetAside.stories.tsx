import { ENDPOINTS, listPath, PATHS, type VenueReviewItem } from '@campetto/contract';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeClock, pass, passReading } from '../../../testing/clock.ts';
import { problem, VENUES, venueList } from '../../../testing/handlers.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../../testing/screenMeta.ts';
import { KEY_DELAY } from '../shortcuts/typedText.ts';

const PENDING = listPath('pending');
const SET_ASIDE = ENDPOINTS.setAside.path;
const REQUEUE = ENDPOINTS.requeue.path;
const [first, second, third] = VENUES as [VenueReviewItem, VenueReviewItem, VenueReviewItem];
const nameOf = (item: VenueReviewItem) => item.venue.sportsVenue.name;

const NOTE = 'Phone them after 6 pm';
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** A venue as it is once it is set aside. */
const aside = (item: VenueReviewItem): VenueReviewItem => ({
  ...item,
  version: item.version + 1,
  setAside: { at: '2026-11-12T10:00:00Z', by: 'anna.rossi@campetto.example', note: NOTE },
});
const response = (item: VenueReviewItem) => () =>
  HttpResponse.json(item, { headers: { 'x-activity-id': ID } });

const meta = {
  ...screenMeta,
  ...english,
  title: 'Screens/Back office/Review: set aside',
  args: { ...screenMeta.args, path: `${PATHS.venues}?view=focus` },
  beforeEach: [screenMeta.beforeEach, fakeClock],
} satisfies ScreenMeta;
export default meta;

const inView = (query: string) => ({ path: `${PATHS.venues}?${query}` });

const shows = (item: VenueReviewItem) =>
  screen.findByRole('heading', { level: 2, name: nameOf(item) });

/** Waits until a venue can have been read. In a small window the first key would only bring it into view. */
async function read(item = first) {
  const heading = await shows(item);
  heading.scrollIntoView({ block: 'center' });
  await passReading();
}

const dialog = () => screen.findByRole('dialog', { name: 'Set aside for later' });

async function type(item = first) {
  await read(item);
  await userEvent.keyboard('l');
  const field = within(await dialog()).getByRole('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(NOTE);
  return field;
}

export const ByKey: Story = {
  name: 'l, a note and Enter set it aside; the next venue is shown, and u undoes',
  parameters: { msw: [http.put(SET_ASIDE, response(aside(first)))] },
  play: async () => {
    await type();
    await userEvent.keyboard('{Enter}');
    await expect(await shows(second)).toBeVisible();
    const notice = await screen.findByText(`${nameOf(first)} set aside`);
    await expect(notice).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
    // It is passed over on the way back.
    await userEvent.keyboard('k');
    await expect(await shows(second)).toBeVisible();
  },
};

export const TwicePressed: Story = {
  name: 'l pressed again as the next venue appears opens nothing',
  parameters: { msw: [http.put(SET_ASIDE, response(aside(first)))] },
  play: async () => {
    await type();
    await userEvent.keyboard('{Enter}');
    await shows(second);
    await userEvent.keyboard('{Enter}l');
    await pass(KEY_DELAY);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await shows(second)).toBeVisible();
  },
};

const sent = fn();

export const InFlight: Story = {
  name: 'while it is saved, nothing closes the dialog, and Enter sends nothing more',
  parameters: {
    msw: [
      http.put(SET_ASIDE, () => {
        sent();
        return delay('infinite');
      }),
    ],
  },
  play: async () => {
    sent.mockClear();
    await type();
    await userEvent.keyboard('{Enter}{Enter}{Escape}');
    await expect(await dialog()).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

/** The first request fails, the second does not. */
const failsOnce = (after: () => Response) => {
  let isFirst = true;
  return () => {
    const handler = isFirst ? problem(500) : after;
    isFirst = false;
    return handler();
  };
};

export const Failed: Story = {
  name: 'a failure keeps the dialog and what was typed, which can be sent again',
  parameters: { msw: [http.put(SET_ASIDE, failsOnce(response(aside(first))))] },
  play: async () => {
    const field = await type();
    await userEvent.keyboard('{Enter}');
    await expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Failed to set the venue aside',
    );
    await expect(field).toHaveValue(NOTE);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Set aside' }));
    await expect(await screen.findByText(`${nameOf(first)} set aside`)).toBeVisible();
  },
};

const retry = () => screen.findByRole('button', { name: 'Try again' });

export const FailedAndClosed: Story = {
  name: 'what failed in a dialog that is closed can be tried again, with the note that was sent',
  parameters: { msw: [http.put(SET_ASIDE, failsOnce(response(aside(first))))] },
  play: async () => {
    await type();
    await userEvent.keyboard('{Enter}');
    await within(await dialog()).findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const failed = await screen.findByText(/Failed to set the venue aside/);
    await expect(failed).toHaveTextContent(nameOf(first));
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await retry());
    await expect(await shows(second)).toBeVisible();
    await expect(await screen.findByText(`${nameOf(first)} set aside`)).toBeVisible();
    await expect(screen.queryByText(/Failed to set the venue aside/)).toBeNull();
  },
};

export const OvertakenAgain: Story = {
  name: 'a venue that changed before the second attempt: the note is there when it is opened again',
  parameters: {
    msw: [
      http.put(
        SET_ASIDE,
        failsOnce(problem(412, { current: { ...first, version: first.version + 1 } })),
      ),
    ],
  },
  play: async () => {
    await type();
    await userEvent.keyboard('{Enter}');
    await within(await dialog()).findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await retry());
    const refused = await screen.findByText(/has been changed in the meantime/);
    await expect(refused).toHaveTextContent('Your note is kept: open it again to save it.');
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await read();
    await userEvent.keyboard('l');
    await expect(within(await dialog()).getByRole('textbox')).toHaveValue(NOTE);
  },
};

export const Invisible: Story = {
  name: 'a control character in the note is named at once, and nothing is sent',
  parameters: { msw: [http.put(SET_ASIDE, problem(500))] },
  play: async () => {
    const field = await type();
    await userEvent.paste('\u0007');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription(/invisible character \(U\+0007\)/);
    await expect(field).toHaveFocus();
    await expect(screen.queryByText(/^Failed to/)).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveAccessibleDescription('');
  },
};

export const LongNote: Story = {
  name: 'a note that is too long keeps all its letters, says so at once, and is not sent',
  parameters: { msw: [http.put(SET_ASIDE, problem(500))] },
  play: async () => {
    const field = await type();
    await userEvent.paste('x'.repeat(301));
    await expect(field).toHaveAccessibleDescription(/At most 300 characters/);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveDisplayValue(/x{301}$/);
    await expect(screen.queryByText(/^Failed to/)).toBeNull();
  },
};

export const OfAnother: Story = {
  name: 'the note of another account in this window is not shown',
  beforeEach: () => {
    sessionStorage.setItem(`campetto.note.berta.${first.folderPath}`, 'Theirs');
    sessionStorage.setItem(`campetto.note.${first.folderPath}`, 'Theirs');
  },
  play: async () => {
    await expect(await type()).toHaveValue(NOTE);
  },
};

export const Overtaken: Story = {
  name: 'a venue that changed meanwhile keeps what was typed, and is set aside by the next Enter',
  parameters: {
    msw: [
      http.put(SET_ASIDE, ({ request }) => {
        const current = { ...first, version: first.version + 1 };
        const isCurrent = request.headers.get('if-match') === `"${current.version}"`;
        return (isCurrent ? response(aside(current)) : problem(412, { current }))();
      }),
    ],
  },
  play: async () => {
    const field = await type();
    await userEvent.keyboard('{Enter}');
    await expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Your note is still here',
    );
    await expect(field).toHaveValue(NOTE);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Set aside' }));
    await expect(await shows(second)).toBeVisible();
  },
};

export const AnotherNote: Story = {
  name: 'a note that somebody else has written meanwhile is shown before it is replaced',
  parameters: {
    msw: [
      http.put(SET_ASIDE, problem(412, { current: aside(first) }), { once: true }),
      http.put(SET_ASIDE, problem(500)),
    ],
  },
  play: async () => {
    const field = await type();
    await userEvent.keyboard(' or by mail{Enter}');
    const open = within(await dialog());
    await expect(await open.findByRole('alert')).toHaveTextContent(
      `In the meantime anna.rossi@campetto.example has written: “${NOTE}”. Press again to replace this note with yours.`,
    );
    await expect(
      open.getByText('Set aside on Nov 12, 2026 by anna.rossi@campetto.example'),
    ).toBeVisible();
    await expect(field).toHaveValue(`${NOTE} or by mail`);
    // What fails next is another problem.
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(open.getByRole('alert')).toHaveTextContent('Failed to set the venue aside'),
    );
  },
};

export const PassedOver: Story = {
  name: 'venues that are set aside are passed over',
  parameters: { msw: [http.get(PENDING, venueList([aside(first), second, aside(third)], 3))] },
  play: async ({ canvas }) => {
    await expect(await shows(second)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next venue' })).toBeDisabled();
  },
};

export const OnlySetAside: Story = {
  name: 'nothing else is left: says so, with a way to those that are set aside',
  parameters: { msw: [http.get(PENDING, venueList([aside(first), aside(second)]))] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Only venues that are set aside are left' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show those set aside' }));
    await expect(await shows(first)).toBeVisible();
    const mark = within(await canvas.findByRole('region', { name: 'Set aside' }));
    await expect(mark.getByText(NOTE)).toBeVisible();
    await expect(
      mark.getByText('Set aside on Nov 12, 2026 by anna.rossi@campetto.example'),
    ).toBeVisible();
  },
};

export const BackToTheQueue: Story = {
  name: 'the note can be changed, and the venue put back into the queue',
  args: inView('view=focus&later=true'),
  parameters: {
    msw: [
      http.get(PENDING, venueList([aside(first), second])),
      http.delete(REQUEUE, response({ ...first, version: 3 })),
      http.put(SET_ASIDE, response({ ...aside(first), version: 3 })),
    ],
  },
  play: async ({ canvas }) => {
    await read();
    await userEvent.keyboard('l');
    const change = within(await screen.findByRole('dialog', { name: 'Change the note' }));
    await expect(change.getByRole('textbox')).toHaveValue(NOTE);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the queue' }));
    await expect(await screen.findByText(`${nameOf(first)} put back into the queue`)).toBeVisible();
    await expect(await shows(second)).toBeVisible();
  },
};

export const RequeueFailed: Story = {
  name: 'a return to the queue that fails is reported, and can be tried again',
  args: inView('view=focus&later=true'),
  parameters: {
    msw: [
      http.get(PENDING, venueList([aside(first)])),
      http.delete(REQUEUE, failsOnce(response({ ...first, version: 3 }))),
    ],
  },
  play: async ({ canvas }) => {
    await shows(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the queue' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to put the venue back into the queue',
    );
    await userEvent.click(await retry());
    await expect(await screen.findByText(`${nameOf(first)} put back into the queue`)).toBeVisible();
  },
};

const LIST = venueList([aside(first), second, third], 3);

export const Cards: Story = {
  name: 'cards: a badge with the note, which opens it; the others offer Later',
  args: inView('view=cards'),
  parameters: { msw: [http.get(PENDING, LIST)] },
  play: async ({ canvas }) => {
    const badge = await canvas.findByRole('button', { name: new RegExp(`^Set aside: ${NOTE}`) });
    await userEvent.click(badge);
    await expect(await screen.findByRole('dialog', { name: 'Change the note' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      await canvas.findByRole('button', { name: `Set ${nameOf(second)} aside for later` }),
    );
    await expect(await dialog()).toBeVisible();
  },
};

export const NextCard: Story = {
  name: 'cards: the next one is active after a venue is set aside, which stays with its badge',
  args: inView('view=cards'),
  parameters: {
    msw: [
      http.get(PENDING, venueList([first, second, third], 3)),
      http.put(SET_ASIDE, response(aside(first))),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: nameOf(first) });
    await userEvent.keyboard('j');
    await type();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: nameOf(second) })).toHaveFocus(),
    );
    await expect(canvas.getByRole('button', { name: new RegExp(NOTE) })).toBeVisible();
  },
};

export const Rows: Story = {
  name: 'rows: a badge in 56 px',
  args: inView('view=rows'),
  parameters: { msw: [http.get(PENDING, LIST)] },
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('article', { name: nameOf(first) });
    await expect(row.offsetHeight).toBe(56);
    await expect(row).toHaveTextContent(NOTE);
  },
};

export const Kept: Story = {
  name: 'a note that was typed is there again after Escape, and not for another venue',
  args: inView('view=cards'),
  play: async ({ canvas }) => {
    const open = async (item: VenueReviewItem) =>
      userEvent.click(
        await canvas.findByRole('button', { name: `Set ${nameOf(item)} aside for later` }),
      );
    await open(first);
    await waitFor(async () => expect(within(await dialog()).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard(NOTE);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(second);
    await expect(within(await dialog()).getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(first);
    await expect(within(await dialog()).getByRole('textbox')).toHaveValue(NOTE);
  },
};

export const NoteFailed: Story = {
  name: 'a failed change of a note says so, in one place, with the focus in the field',
  args: inView('view=focus&later=true'),
  parameters: {
    msw: [http.get(PENDING, venueList([aside(first), second])), http.put(SET_ASIDE, problem(500))],
  },
  play: async () => {
    await read();
    await userEvent.keyboard('l');
    const change = within(await screen.findByRole('dialog', { name: 'Change the note' }));
    const field = change.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('!{Enter}');
    await expect(await change.findByRole('alert')).toHaveTextContent('Failed to change the note');
    await expect(screen.getAllByText(/^Failed to/)).toHaveLength(1);
    await expect(field).toHaveFocus();
  },
};
