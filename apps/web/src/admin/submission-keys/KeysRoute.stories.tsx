import { ENDPOINTS, PATHS } from '@campetto/contract';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectForbidden, expectText } from '../../testing/expectText.ts';
import { KEYS, problem } from '../../testing/handlers.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Scraper keys',
  args: { ...screenMeta.args, path: PATHS.keys },
} satisfies ScreenMeta;
export default meta;

const PATH = ENDPOINTS.keys.path;
/** The button of a key, which also names the key. */
const revoke = () => ({ name: new RegExp(`^${textOf('Revoke')}: `) });

export const Loading: Story = {
  parameters: { msw: [http.get(PATH, () => delay('infinite'))] },
  play: () => expectText('Loading the keys'),
};

export const Empty: Story = {
  parameters: { msw: [http.get(PATH, () => HttpResponse.json([]))] },
  play: () => expectText('No scraper has a key.'),
};

export const One: Story = {
  parameters: { msw: [http.get(PATH, () => HttpResponse.json(KEYS.slice(0, 1)))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', revoke())).toBeVisible();
  },
};

export const Many: Story = {
  play: async ({ canvas }) => {
    const [expired] = await canvas.findAllByText(textOf('Expired'), { exact: false });
    await expect(expired).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [http.get(PATH, problem(500))] },
  play: async ({ canvas }) => {
    const text = textOf('The keys could not be loaded. Please try again.');
    const [failure] = await canvas.findAllByText(text, { exact: false });
    await expect(failure).toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.get(PATH, () => HttpResponse.error())] },
  play: () => expectText('You are offline. What you see may be out of date.'),
};

export const InFlight: Story = {
  parameters: { msw: [http.delete(PATH, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', revoke());
    await userEvent.click(first as HTMLElement);
    const name = textOf('Revoke this key?');
    const confirmation = await screen.findByRole('alertdialog', { name });
    await userEvent.click(within(confirmation).getByRole('button', { name: textOf('Revoke key') }));
    await expect(confirmation).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.get(PATH, problem(403))] },
  play: () => expectForbidden(),
};

const SECRET = 'csk_8rQ2vN5yT0bWm3xKfLd7ZpGhJsAeUcRiOq1Y4t6u9wE';

/** Opens the form with the keyboard and fills it in. */
async function fillIn(sources = 'Comune di Milano, OpenStreetMap') {
  const open = await screen.findByRole('button', { name: 'New key' });
  open.focus();
  await userEvent.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'New key for a scraper' }));
  await waitFor(() => expect(form.getByLabelText(/^Name of the scraper/)).toHaveFocus());
  await userEvent.keyboard('lombardia-daily{Tab}');
  if (sources) await userEvent.keyboard(sources);
  return form;
}

/** Whether the browser would ask before the page is closed or loaded again. */
const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const Granting: Story = {
  ...english,
  name: 'a source that no venue has is named first; a new key is shown once, can be copied, and is then listed',
  parameters: {
    msw: [
      http.post(PATH, async ({ request }) => {
        const body = await request.json();
        await expect(body).toEqual({
          name: 'lombardia-daily',
          sources: ['Comune di Milano', 'Lombardia'],
          days: 365,
          dailyQuota: 2,
        });
        return HttpResponse.json(
          { ...KEYS[0], name: 'lombardia-daily', key: SECRET },
          { status: 201 },
        );
      }),
    ],
  },
  play: async () => {
    const form = await fillIn('Comune di Milano, Lombardia');
    await userEvent.type(form.getByLabelText(/^Files a day/), '2{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'No venue is from “Lombardia” yet.',
    );
    await expect(form.getByRole('button', { name: 'Create key anyway' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Key of lombardia-daily' });
    const granted = within(dialog);
    await expect(granted.getByLabelText('Key')).toHaveValue(SECRET);
    await expect(asksBeforeUnload()).toBe(true);
    await expect(granted.getByRole('button', { name: 'Copy key' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(granted.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(asksBeforeUnload()).toBe(false);
    await expect(document.body.innerHTML).not.toContain(SECRET);
  },
};

export const Refused: Story = {
  ...english,
  name: 'what is wrong with a new key is shown at its field',
  parameters: {
    msw: [
      http.post(
        PATH,
        problem(422, { errors: [{ path: 'name', message: 'has a key: revoke it first' }] }),
      ),
    ],
  },
  play: async () => {
    const form = await fillIn('');
    await userEvent.type(form.getByLabelText(/^Files a day/), 'many{Enter}');
    await expect(
      await form.findByText('Name 1 to 20 sources. Venues added by hand cannot be one.'),
    ).toBeVisible();
    await expect(form.getByText('Use a whole number from 1 to 10,000.')).toBeVisible();
    const sources = form.getByLabelText(/^Sources/);
    await waitFor(() => expect(sources).toHaveFocus());
    await userEvent.keyboard('Comune di Milano');
    await userEvent.clear(form.getByLabelText(/^Files a day/));
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText('This scraper has a key. Revoke it first.')).toBeVisible();
    const name = form.getByLabelText(/^Name of the scraper/);
    await waitFor(() => expect(name).toHaveFocus());
    // A name that is too long is reported instead of being cut off.
    await userEvent.clear(name);
    await userEvent.paste('x'.repeat(101));
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText(/^Use 1 to 100 letters/)).toBeVisible();
    await expect(name).toHaveValue('x'.repeat(101));
    // The name, which has the focus, gets it again, so that its error is read.
    const onFocus = fn();
    name.addEventListener('focus', onFocus);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onFocus).toHaveBeenCalledOnce());
    await expect(screen.getByRole('dialog', { name: 'New key for a scraper' })).toBeVisible();
  },
};

export const Failing: Story = {
  ...english,
  name: 'a key that could not be created; what is typed afterwards does not move the focus',
  parameters: { msw: [http.post(PATH, problem(500))] },
  play: async () => {
    const form = await fillIn();
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByRole('alert')).toBeVisible();
    const quota = form.getByLabelText(/^Files a day/);
    await userEvent.click(quota);
    const onFocus = fn();
    quota.addEventListener('focus', onFocus);
    await userEvent.keyboard('many');
    await expect(form.getByText('Use a whole number from 1 to 10,000.')).toBeVisible();
    await expect(onFocus).not.toHaveBeenCalled();
  },
};

export const Reopened: Story = {
  ...english,
  name: 'what was typed is there again after Escape, and gone once the key exists',
  parameters: {
    msw: [http.post(PATH, () => HttpResponse.json({ ...KEYS[0], key: SECRET }, { status: 201 }))],
  },
  play: async ({ canvas }) => {
    await fillIn('Comune di Milano');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const open = canvas.getByRole('button', { name: 'New key' });
    await userEvent.click(open);
    const form = within(await screen.findByRole('dialog', { name: 'New key for a scraper' }));
    await expect(form.getByLabelText(/^Name of the scraper/)).toHaveValue('lombardia-daily');
    await expect(form.getByLabelText(/^Sources/)).toHaveValue('Comune di Milano');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await expect(await screen.findByLabelText(/^Name of the scraper/)).toHaveValue('');
  },
};

export const Revoking: Story = {
  ...english,
  name: 'a key is revoked after a confirmation, also when the first try fails',
  parameters: {
    msw: [
      http.delete(PATH, problem(500), { once: true }),
      http.delete(PATH, () => HttpResponse.json([])),
    ],
  },
  play: async ({ canvas }) => {
    const revoke = await canvas.findByRole('button', { name: 'Revoke: old-scraper' });
    // A region that arrives together with its text is not read.
    const regions = canvas.getAllByRole('status');
    await userEvent.click(revoke);
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: 'Revoke this key?' }),
    );
    await userEvent.click(confirmation.getByRole('button', { name: 'Revoke key' }));
    const failure = 'The key could not be revoked. Please try again.';
    await expect(await confirmation.findByText(failure)).toBeVisible();
    await userEvent.click(confirmation.getByRole('button', { name: 'Revoke key' }));
    const announced = await canvas.findByText('Key old-scraper revoked');
    await expect(regions).toContain(announced.closest('[role=status]'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
