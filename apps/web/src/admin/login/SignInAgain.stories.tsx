import { ENDPOINTS, PATHS } from '@campetto/contract';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Session, SessionUser } from '../../auth/session.ts';
import { problem, SHORT_LIST, VENUES } from '../../testing/handlers.ts';
import { REVIEWER } from '../../testing/reviewer.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';

const OTHER: SessionUser = { ...REVIEWER, uid: 'other', email: 'other@campetto.app' };
const [VENUE] = VENUES;

let listeners: ((user: SessionUser | null) => void)[] = [];
const subscribe: Session['subscribe'] = (listener) => {
  listeners.push(listener);
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
};

/** Signs an account in or out as another tab does, and the provider reports to this one. */
function inAnotherTab(user: SessionUser | null): void {
  for (const listener of listeners) listener(user);
}

const update = fn();

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Sign in again',
  args: { ...screenMeta.args, subscribe, path: PATHS.venues },
  parameters: {
    ...screenMeta.parameters,
    msw: [http.put(ENDPOINTS.update.path, update), ...SHORT_LIST],
  },
} satisfies ScreenMeta;
export default meta;

const signInAgain = () => screen.queryByRole('dialog', { name: textOf('Sign in again') });

async function edit(): Promise<void> {
  const name = textOf(['Edit {name}', { name: 'A.C. Garibaldina 1932' }]);
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function saveInAnEndedSession(): Promise<void> {
  update.mockReset().mockImplementation(problem(401));
  await edit();
  await userEvent.type(await screen.findByRole('textbox', { name: textOf('Name') }), '!');
  await userEvent.click(screen.getByRole('button', { name: textOf('Save changes') }));
  await waitFor(() => expect(signInAgain()).toBeVisible());
  await expect(update).toHaveBeenCalledTimes(2);
}

export const InAnotherTab: Story = {
  name: 'the same account signs in in another tab: the request is repeated',
  play: async () => {
    await saveInAnEndedSession();
    update.mockImplementation(() => HttpResponse.json(VENUE));
    inAnotherTab({ ...REVIEWER });
    await waitFor(() => expect(update).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(signInAgain()).toBeNull());
  },
};

export const OtherAccount: Story = {
  name: 'another account signs in in another tab: no request is repeated in its name',
  // A narrow screen names the account in its menu only.
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await saveInAnEndedSession();
    inAnotherTab(OTHER);
    await waitFor(() => expect(signInAgain()).toBeNull());
    await expect(await screen.findByText(OTHER.email)).toBeInTheDocument();
    await expect(update).toHaveBeenCalledTimes(2);
  },
};

export const LoggedOut: Story = {
  name: 'a log-out in another tab closes the dialog',
  play: async () => {
    await saveInAnEndedSession();
    inAnotherTab(null);
    await waitFor(() => expect(signInAgain()).toBeNull());
    await waitFor(() => expect(screen.getByLabelText(textOf('Email'))).toBeVisible());
    inAnotherTab(REVIEWER);
    await edit();
    await expect(signInAgain()).toBeNull();
  },
};
