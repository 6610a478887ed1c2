import { ACTIVITY_ID_HEADER, ENDPOINTS, listPath } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import {
  errorAfter,
  expectErrorMessage,
  forbiddenAfter,
  textAfter,
} from '../../../testing/expectText.ts';
import { problem, SHORT_LIST, VENUES, venueList } from '../../../testing/handlers.ts';
import { REVIEWER } from '../../../testing/reviewer.ts';
import { type ScreenMeta, type Story, shortReviewMeta } from '../../../testing/screenMeta.ts';
import { expectPastedPair } from '../../../testing/steps/pastedPair.ts';
import { type Text, textOf } from '../../../testing/textOf.ts';
import { editOf } from '../../../venue-client/edit/editForm.ts';
import { switchConfirmation } from '../decisions/confirmation.ts';
import { readEditDraft, storeEditDraft } from './editDraft.ts';

const meta = {
  ...shortReviewMeta,
  title: 'Screens/Back office/Review: edit',
} satisfies ScreenMeta;
export default meta;

const UPDATE = ENDPOINTS.update.path;

const nameField = () => screen.findByRole('textbox', { name: textOf('Name') });

/** Opens the form of a venue. */
async function open(
  { canvas, userEvent }: StoryContext,
  venue = 'A.C. Garibaldina 1932',
): Promise<void> {
  const name = textOf(['Edit {name}', { name: venue }]);
  await userEvent.click(await canvas.findByRole('button', { name }));
  await nameField();
}

/** Changes the name of the first venue and saves it. */
async function save(context: StoryContext): Promise<void> {
  await open(context);
  const { userEvent } = context;
  await userEvent.type(await nameField(), '!');
  await userEvent.click(screen.getByRole('button', { name: textOf('Save changes') }));
}

export const Empty: Story = {
  name: '[EDIT-1] a venue of which little is known',
  parameters: { msw: [http.get(listPath('pending'), venueList(VENUES.slice(2, 3)))] },
  play: async (context) => {
    await open(context, textOf('Unnamed venue'));
    await context.userEvent.click(screen.getByRole('button', { name: textOf('Save changes') }));
    await expectErrorMessage(context, 'Venue name is required');
  },
};

export const One: Story = {
  name: '[EDIT-1] the form',
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('dialog', { name: textOf('Edit venue') })).toBeVisible();
  },
};

export const NoPhone: Story = {
  name: '[EDIT-1] a text that is not one phone number is refused at its field',
  play: async (context) => {
    await open(context);
    const phone = screen.getByRole('textbox', { name: textOf('Phone number') });
    await userEvent.clear(phone);
    await userEvent.type(phone, '0544 123456 / 333 1234567');
    await userEvent.click(screen.getByRole('button', { name: textOf('Save changes') }));
    await waitFor(() => expect(phone).toHaveFocus());
    await expectErrorMessage(context, 'Enter one number, without an extension.');
  },
};

export const Failed: Story = {
  name: '[EDIT-2] [TEXT-1] error',
  parameters: { msw: [http.put(UPDATE, problem(500)), ...SHORT_LIST] },
  play: errorAfter(save, 'Failed to update venue. Please try again.'),
};

let failures = 0;
const [EDITED] = VENUES;

/** Saves, and leaves the form after the failure. */
async function failAndClose(context: StoryContext): Promise<void> {
  await save(context);
  await expectErrorMessage(context, 'Failed to update venue. Please try again.');
  await userEvent.keyboard('{Escape}');
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: textOf('Leave without saving?') }),
  );
  await userEvent.click(confirmation.getByRole('button', { name: textOf('Leave') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const FailedThenApproved: Story = {
  name: '[EDIT-2] what failed is named also after its venue was approved',
  beforeEach: () => switchConfirmation('approve', false),
  parameters: {
    msw: [
      http.put(UPDATE, problem(500)),
      http.post(ENDPOINTS.approve.path, () =>
        HttpResponse.json({
          folderPath: VENUES[0]?.folderPath,
          status: 'approved',
          version: 2,
        }),
      ),
      ...SHORT_LIST,
    ],
  },
  play: async (context) => {
    await failAndClose(context);
    const name = VENUES[0]?.venue.sportsVenue.name ?? '';
    const approve = textOf(['Approve {name}', { name }]);
    await userEvent.click(await context.canvas.findByRole('button', { name: approve }));
    await waitFor(() => expect(screen.queryByRole('button', { name: approve })).toBeNull());
    const failed = new RegExp(textOf('Failed to update venue. Please try again.'));
    await expect(screen.getByText(failed)).toBeVisible();
  },
};

export const FailedAndClosed: Story = {
  name: '[EDIT-2] what failed in a form that is closed can be tried again',
  beforeEach: () => {
    failures = 0;
  },
  parameters: {
    msw: [
      http.put(UPDATE, () => {
        failures += 1;
        return failures === 1
          ? problem(500)()
          : HttpResponse.json(EDITED, { headers: { [ACTIVITY_ID_HEADER]: 'saved' } });
      }),
      ...SHORT_LIST,
    ],
  },
  play: async (context) => {
    await failAndClose(context);
    const failed = new RegExp(textOf('Failed to update venue. Please try again.'));
    await expect(screen.getByText(failed)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: textOf('Try again') }));
    const name = EDITED?.venue.sportsVenue.name ?? '';
    await expect(await screen.findByText(textOf(['{name} saved', { name }]))).toBeVisible();
    await expect(screen.queryByText(failed)).toBeNull();
  },
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.put(UPDATE, () => HttpResponse.error()), ...SHORT_LIST] },
  play: errorAfter(save, 'Failed to update venue. Please try again.'),
};

export const InFlight: Story = {
  parameters: { msw: [http.put(UPDATE, () => delay('infinite')), ...SHORT_LIST] },
  play: textAfter(save, 'Saving...'),
};

export const Forbidden: Story = {
  parameters: { msw: [http.put(UPDATE, problem(403)), ...SHORT_LIST] },
  play: forbiddenAfter(save),
};

export const RefusedPicture: Story = {
  name: '[EDIT-1] a save without the picture that was refused says so first, and goes on with the next press',
  parameters: { msw: [http.put(UPDATE, () => delay('infinite')), ...SHORT_LIST] },
  play: async (context) => {
    await open(context);
    const { userEvent } = context;
    await userEvent.type(await nameField(), '!');
    const picture = screen.getByLabelText(textOf('Choose a picture'));
    await userEvent.upload(picture, new File(['no picture'], 'a.png', { type: 'image/png' }));
    await screen.findByText(
      textOf('This file is not a picture of these kinds: JPEG, PNG, WebP, GIF, AVIF.'),
    );
    const button = screen.getByRole('button', { name: textOf('Save changes') });
    await userEvent.click(button);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      textOf(
        'Nothing has been saved. Choose another picture, or press the button again to go on without it.',
      ),
    );
    await waitFor(() => expect(picture).toHaveFocus());
    await expect(button).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy');
  },
};

export const HeldKey: Story = {
  name: 'the key that opens the form types nothing while it is held, and selects nothing',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.keyboard('j');
    await userEvent.keyboard('e');
    const name = (await nameField()) as HTMLInputElement;
    await waitFor(() => expect(name).toHaveFocus());
    // Returns false for a key whose letter is not typed.
    await expect(fireEvent.keyDown(name, { key: 'e', repeat: true })).toBe(false);
    await expect(name.selectionStart).toBe(name.value.length);
    await expect(fireEvent.keyDown(name, { key: 'f' })).toBe(true);
    await expect(fireEvent.keyDown(name, { key: 'e' })).toBe(true);
  },
};

export const OnTheMap: Story = {
  name: '[EDIT-1] typed coordinates are on the map, and in words',
  play: async (context) => {
    await open(context);
    const latitude = await screen.findByRole('textbox', { name: textOf('Latitude') });
    const longitude = screen.getByRole('textbox', { name: textOf('Longitude') });
    const type = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await type(latitude, '44.05');
    await type(longitude, '13.2');
    // Fields that are being cleared have no map.
    const expectWords = (words: RegExp) =>
      screen.findByRole('figure', { name: words }, { timeout: 10_000 });
    await expect(await expectWords(/^(In the sea|In mare)/)).toBeVisible();
    await type(latitude, '41.89');
    await type(longitude, '12.48');
    await expect(await expectWords(/Roma/)).toBeVisible();
    await userEvent.clear(longitude);
    await expect(await screen.findByText(textOf('This venue has no coordinates.'))).toBeVisible();
  },
};

const IN_LOMBARDY = exampleVenue({ address: { state: 'Lombardia', stateCode: 'MI' } });

export const UnseenChanges: Story = {
  name: '[EDIT-1] another city says what becomes of the state, an empty coordinate that it is 0',
  parameters: { msw: [http.get(listPath('pending'), venueList([IN_LOMBARDY]))] },
  play: async (context) => {
    await open(context);
    const city = screen.getByRole('textbox', { name: textOf('City') });
    const expectHint = (field: HTMLElement, text: Text) =>
      waitFor(() => expect(field).toHaveAccessibleDescription(textOf(text)));
    await userEvent.clear(city);
    await userEvent.type(city, 'Verona');
    await expectHint(city, [
      'State/Province will be {after} instead of {before}.',
      { after: 'Veneto', before: 'Lombardia' },
    ]);
    await userEvent.type(city, 'x');
    await expectHint(city, [
      'State/Province ({before}) will be removed: it belonged to the previous city.',
      { before: 'Lombardia' },
    ]);
    const latitude = screen.getByRole('textbox', { name: textOf('Latitude') });
    await userEvent.clear(latitude);
    await expectHint(latitude, 'Empty: 0 will be saved.');
  },
};

export const PastedPosition: Story = {
  name: '[EDIT-1] a pasted link of a map changes the position only, and says so until the next search',
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    const search = screen.getByRole('combobox', { name: textOf('Search address') });
    const city = screen.getByRole('textbox', { name: textOf('City') });
    const { value } = city as HTMLInputElement;
    await userEvent.click(search);
    await userEvent.paste('https://www.openstreetmap.org/#map=19/45.4641/9.1919');
    await expect(city).toHaveValue(value);
    const filled: Text = [
      'Position filled in: {position}. The address is unchanged: check that it fits.',
      { position: '45.4641, 9.1919' },
    ];
    await expectErrorMessage(context, filled);
    await userEvent.paste('https://www.openstreetmap.org/way/12345');
    const link =
      'This link contains no position. Open it in a browser and paste the link from the address bar, or paste coordinates such as 45.4641, 9.1919.';
    await expectErrorMessage(context, link);
    await expect(screen.queryByText(textOf(filled))).toBeNull();
  },
};

export const PastedIntoField: Story = {
  name: '[EDIT-1] a pair of coordinates pasted into one field fills both and is announced',
  play: async (context) => {
    await open(context);
    await expectPastedPair(screen, 'Longitude');
  },
};

export const Leaving: Story = {
  name: 'a form with typed edits asks before it closes',
  play: async (context) => {
    await open(context);
    await userEvent.type(await nameField(), '!');
    await userEvent.keyboard('{Escape}');
    const confirmation = await screen.findByRole('alertdialog', {
      name: textOf('Leave without saving?'),
    });
    await expect(confirmation).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(confirmation).not.toBeInTheDocument());
    await expect(await nameField()).toHaveValue(`${VENUES[0]?.venue.sportsVenue.name}!`);
  },
};

/** An edit of a venue that was not saved at an earlier visit. */
function storeDraft(item = VENUES[0]): void {
  if (!item) return;
  const base = editOf(item);
  const edit = { ...base, fields: { ...base.fields, name: 'Typed before' } };
  storeEditDraft(REVIEWER.uid, item.folderPath, { version: item.version, base, edit });
}

export const StoredDraft: Story = {
  name: 'a draft of what is stored by now, as after a save whose response was lost, is not offered',
  beforeEach: () => {
    const [item, other] = VENUES;
    if (!item) return;
    storeDraft(other);
    const base = editOf({ ...item, version: 0 });
    storeEditDraft(REVIEWER.uid, item.folderPath, { version: 0, base, edit: editOf(item) });
  },
  play: async ({ canvas }) => {
    const name = VENUES[1]?.venue.sportsVenue.name ?? '';
    const offer = textOf(['Your edit of {name} is not saved yet.', { name }]);
    await expect(await canvas.findByText(offer)).toBeVisible();
  },
};

/** Presses the button in the notice, and in the question that follows. */
async function startOver(): Promise<void> {
  const startOver = { name: textOf('Start over') };
  await userEvent.click(screen.getByRole('button', startOver));
  const question = await screen.findByRole('alertdialog', { name: textOf('Start over?') });
  await userEvent.click(within(question).getByRole('button', startOver));
}

export const Restored: Story = {
  name: 'what was typed at an earlier visit is back, and can be discarded',
  beforeEach: () => storeDraft(),
  play: async (context) => {
    await open(context);
    await expect(await nameField()).toHaveValue('Typed before');
    await startOver();
    await expect(await nameField()).toHaveValue(VENUES[0]?.venue.sportsVenue.name);
    await waitFor(async () => expect(await nameField()).toHaveFocus());
  },
};

const MARK = 'You have an unsaved edit.';
const resumeButton = () => screen.findByRole('button', { name: textOf('Continue editing') });

export const Waiting: Story = {
  name: 'an edit that a sign-out left unsaved is on its venue, and is continued from there',
  beforeEach: () => storeDraft(),
  play: async ({ canvas }) => {
    const name = VENUES[0]?.venue.sportsVenue.name ?? '';
    const notice = textOf(['Your edit of {name} is not saved yet.', { name }]);
    await expect(await canvas.findByText(notice)).toBeVisible();
    const [card] = await canvas.findAllByRole('article');
    await expect(card).toHaveTextContent(textOf(MARK));
    await expect(canvas.getAllByText(textOf(MARK))).toHaveLength(1);
    await userEvent.click(await resumeButton());
    await expect(await nameField()).toHaveValue('Typed before');
    await startOver();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByText(notice)).toBeNull();
    await expect(canvas.queryByText(textOf(MARK))).toBeNull();
  },
};

const unlisted = VENUES.at(-1);

export const WaitingElsewhere: Story = {
  name: 'an unsaved edit of a venue that is not in the list is continued, too',
  parameters: {
    msw: [
      http.get(listPath('pending'), venueList(VENUES.slice(0, 1))),
      http.get(ENDPOINTS.cluster.path, () =>
        HttpResponse.json({ venue: unlisted, duplicates: [], hasMore: false }),
      ),
      ...SHORT_LIST,
    ],
  },
  beforeEach: () => storeDraft(unlisted),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(await resumeButton());
    await expect(await nameField()).toHaveValue('Typed before');
  },
};

let respond: (() => void) | undefined;

export const OpenedMeanwhile: Story = {
  name: 'an unsaved edit that is loaded late replaces no form that was opened meanwhile, and stays',
  parameters: {
    msw: [
      http.get(listPath('pending'), venueList(VENUES.slice(0, 1))),
      http.get(ENDPOINTS.cluster.path, async () => {
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
        return HttpResponse.json({ venue: unlisted, duplicates: [], hasMore: false });
      }),
      ...SHORT_LIST,
    ],
  },
  beforeEach: () => storeDraft(unlisted),
  play: async (context) => {
    await context.canvas.findAllByRole('article');
    const button = await resumeButton();
    await userEvent.click(button);
    await waitFor(() => expect(respond).toBeDefined());
    await open(context);
    await userEvent.type(await nameField(), '!');
    respond?.();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(await nameField()).toHaveValue(`${VENUES[0]?.venue.sportsVenue.name}!`);
    await expect(readEditDraft(REVIEWER.uid, unlisted?.folderPath ?? '')).toMatchObject({
      edit: { fields: { name: 'Typed before' } },
    });
  },
};

/** The draft of an earlier visit, after which somebody else has renamed the venue. */
function conflictingDraft() {
  const [item] = VENUES;
  if (!item) throw new Error('There is no venue.');
  const stored = editOf(item);
  const named = (name: string) => ({ ...stored, fields: { ...stored.fields, name } });
  return { item, version: item.version - 1, base: named('Before'), edit: named('Typed before') };
}

export const ConflictAfterReload: Story = {
  name: 'a conflict that nobody has resolved is still one after a reload',
  beforeEach: () => {
    const { item, ...draft } = conflictingDraft();
    storeEditDraft(REVIEWER.uid, item.folderPath, draft);
  },
  play: async (context) => {
    const { item, ...draft } = conflictingDraft();
    await open(context);
    const choice = textOf(
      'These fields have been changed both here and elsewhere. Choose what to save.',
    );
    await expect(await screen.findByText(choice)).toBeVisible();
    await userEvent.type(await nameField(), '!');
    await waitFor(() =>
      expect(readEditDraft(REVIEWER.uid, item.folderPath)).toMatchObject({
        version: draft.version,
        base: draft.base,
        edit: { fields: { name: 'Typed before!' } },
      }),
    );
  },
};

export const SessionEnded: Story = {
  name: 'an ended session asks for another sign-in over the form',
  parameters: { msw: [http.put(UPDATE, problem(401)), ...SHORT_LIST] },
  play: async (context) => {
    await save(context);
    const signIn = { name: textOf('Sign in again') };
    const dialog = within(await screen.findByRole('dialog', signIn));
    await context.userEvent.click(dialog.getByRole('button', { name: textOf('Cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog', signIn)).not.toBeInTheDocument());
    await expect(await nameField()).toHaveValue(`${VENUES[0]?.venue.sportsVenue.name}!`);
  },
};
