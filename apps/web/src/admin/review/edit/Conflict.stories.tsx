import { ENDPOINTS, type VenueReviewItem } from '@campetto/contract';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectText } from '../../../testing/expectText.ts';
import { problem, SHORT_LIST, VENUES } from '../../../testing/handlers.ts';
import { APPROVED_BY_COLLEAGUE } from '../../../testing/records.ts';
import { REVIEWER } from '../../../testing/reviewer.ts';
import {
  english,
  type ScreenMeta,
  type Story,
  shortReviewMeta,
} from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';
import { readEditDraft } from './editDraft.ts';

const meta = {
  ...shortReviewMeta,
  title: 'Screens/Back office/Review: conflict',
} satisfies ScreenMeta;
export default meta;

const UPDATE = ENDPOINTS.update.path;
const [first] = VENUES as [VenueReviewItem];
/** The first venue after somebody else has changed its name and website. */
const renamed: VenueReviewItem = {
  ...first,
  version: 2,
  metadata: { ...first.metadata, website: 'https://garibaldina.example/' },
  venue: { ...first.venue, sportsVenue: { ...first.venue.sportsVenue, name: 'Garibaldina' } },
};

export const One: Story = {
  parameters: { msw: [http.put(UPDATE, problem(412, { current: renamed })), ...SHORT_LIST] },
  play: async ({ canvas, userEvent }) => {
    const name = textOf(['Edit {name}', { name: 'A.C. Garibaldina 1932' }]);
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.type(await screen.findByRole('textbox', { name: textOf('Name') }), '!');
    await userEvent.click(screen.getByRole('button', { name: textOf('Save changes') }));
    await expectText(
      'These fields have been changed both here and elsewhere. Choose what to save.',
    );
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      http.delete(
        ENDPOINTS.discard.path,
        problem(409, { currentStatus: 'approved', decidedBy: 'bruno@campetto.example' }),
      ),
      ...SHORT_LIST,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const venue = { name: 'A.C. Garibaldina 1932' };
    await userEvent.click(
      await canvas.findByRole('button', { name: textOf(['Discard {name}', venue]) }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: textOf('Closed for good') }));
    await userEvent.click(dialog.getByRole('button', { name: textOf('Discard') }));
    const decided = '{name} has already been approved by {person}.';
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      textOf([decided, { ...venue, person: 'bruno@campetto.example' }]),
    );
  },
};

const setAside: VenueReviewItem = {
  ...first,
  version: first.version + 1,
  setAside: { at: '2026-11-02T09:00:00Z', by: 'bruno@campetto.example', note: 'Call on Monday' },
};

export const SetAside: Story = {
  ...english,
  name: 'a decision on a venue that a colleague has set aside says who, and shows the note',
  parameters: {
    msw: [http.post(ENDPOINTS.approve.path, problem(412, { current: setAside })), ...SHORT_LIST],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve A.C. Garibaldina/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^A.C. Garibaldina 1932: Nothing was saved, .* by bruno@campetto.example: Call on Monday/,
    );
  },
};

export const Decided: Story = {
  ...english,
  name: 'a venue that a colleague has decided on says so in its form, which keeps what was typed',
  parameters: {
    msw: [
      http.get(ENDPOINTS.history.path, () => HttpResponse.json(APPROVED_BY_COLLEAGUE)),
      ...SHORT_LIST,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit A.C. Garibaldina/ }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '!');
    await expect(
      await screen.findByText(/has already been approved by anna.rossi@campetto.example/),
    ).toBeVisible();
    await expect(name).toHaveValue('A.C. Garibaldina 1932!');
  },
};

const phoned: VenueReviewItem = {
  ...first,
  version: first.version + 1,
  venue: {
    ...first.venue,
    sportsVenue: { ...first.venue.sportsVenue, phoneNumber: '+39 045 111111' },
  },
};
const approved: VenueReviewItem = { ...phoned, version: phoned.version + 1, status: 'approved' };

let requests = 0;

export const Twice: Story = {
  ...english,
  name: 'a second conflict asks again what nobody has answered, also after a reload',
  parameters: {
    msw: [
      http.put(UPDATE, () => {
        requests += 1;
        return problem(412, { current: requests === 1 ? phoned : approved })();
      }),
    ],
  },
  beforeEach: () => {
    requests = 0;
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.keyboard('je');
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+39 045 222222');
    const save = screen.getByRole('button', { name: 'Save changes' });
    await userEvent.click(save);
    const theirs = { name: /\+39 045 111111/ };
    await expect(await screen.findByRole('radio', theirs)).not.toBeChecked();
    await userEvent.click(save);
    await waitFor(() => expect(requests).toBe(2));
    await expect(await screen.findByText(/^The venue has been approved/)).toBeVisible();
    await expect(screen.getByRole('radio', theirs)).not.toBeChecked();
    await expect(readEditDraft(REVIEWER.uid, first.folderPath)?.version).toBe(first.version);
  },
};
