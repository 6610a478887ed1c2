import { ENDPOINTS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { problem, VENUES } from '../../../testing/handlers.ts';
import { REVIEWER } from '../../../testing/reviewer.ts';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';
import { press } from '../../../testing/steps.ts';
import { textOf } from '../../../testing/textOf.ts';
import { editOf } from '../../../venue-client/edit/editForm.ts';
import { readEditDraft, storeEditDraft } from './editDraft.ts';

const stories = stateStories(SCREENS.edit);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: edit',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.edit.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...stories.Empty, name: '[EDIT-1] a venue of which little is known' };
export const One: Story = { ...stories.One, name: '[EDIT-1] the form' };
export const Failed: Story = { ...stories.Failed, name: '[EDIT-2] [TEXT-1] error' };
export const Offline: Story = stories.Offline;
export const InFlight: Story = stories.InFlight;
export const Forbidden: Story = stories.Forbidden;

const nameField = () => screen.findByRole('textbox', { name: textOf('Name') });

export const HeldKey: Story = {
  name: '[EDIT-1] the key that opens the form types nothing while it is held, and selects nothing',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
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
  ...stories.One,
  name: '[EDIT-1] typed coordinates are on the map, and in words',
  play: async (context) => {
    await stories.One.play(context);
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

export const Leaving: Story = {
  ...stories.One,
  name: '[EDIT-2] a form with typed edits asks before it closes',
  play: async (context) => {
    await stories.One.play(context);
    await userEvent.type(await nameField(), '!');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', {
      name: textOf('Leave without saving?'),
    });
    await expect(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(await nameField()).toHaveValue(`${VENUES[0]?.venue.sportsVenue.name}!`);
  },
};

export const Restored: Story = {
  ...stories.One,
  name: '[EDIT-2] what was typed at an earlier visit is back, and can be discarded',
  beforeEach: () => {
    const [item] = VENUES;
    if (!item) return;
    const base = editOf(item);
    const edit = { ...base, fields: { ...base.fields, name: 'Typed before' } };
    storeEditDraft(REVIEWER.uid, item.folderPath, { version: item.version, base, edit });
  },
  play: async (context) => {
    await stories.One.play(context);
    await expect(await nameField()).toHaveValue('Typed before');
    await press(context.canvasElement, 'Start over');
    await expect(await nameField()).toHaveValue(VENUES[0]?.venue.sportsVenue.name);
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
  ...stories.One,
  name: '[EDIT-2] a conflict that nobody has resolved is still one after a reload',
  beforeEach: () => {
    const { item, ...draft } = conflictingDraft();
    storeEditDraft(REVIEWER.uid, item.folderPath, draft);
  },
  play: async (context) => {
    const { item, ...draft } = conflictingDraft();
    await stories.One.play(context);
    const choice = textOf('You and someone else both changed these fields. Choose what to save.');
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
  ...stories.Failed,
  name: '[EDIT-2] [API-7] an ended session asks for another sign-in over the form',
  args: {
    ...stories.Failed.args,
    handlers: [http.put(ENDPOINTS.update.path, problem(401)), ...stories.Failed.args.handlers],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, ['Edit {name}', { name: VENUES[0]?.venue.sportsVenue.name ?? '' }]);
    await userEvent.type(await nameField(), '!');
    await press(canvasElement, 'Save changes');
    const signIn = { name: textOf('Sign in again') };
    await expect(await screen.findByRole('dialog', signIn)).toBeVisible();
    await press(canvasElement, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog', signIn)).not.toBeInTheDocument());
    await expect(await nameField()).toHaveValue(`${VENUES[0]?.venue.sportsVenue.name}!`);
  },
};
