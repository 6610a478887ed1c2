import { ENDPOINTS, PATHS } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CHECKED_EVERY } from '../../auth/idle/useIdleTimeout.ts';
import type { Session, SessionUser } from '../../auth/session.ts';
import { fakeClock, pass } from '../../testing/clock.ts';
import { problem, SHORT_LIST } from '../../testing/handlers.ts';
import { REVIEWER } from '../../testing/reviewer.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { signIn } from '../../testing/steps/signIn.ts';
import { textOf } from '../../testing/textOf.ts';
import { switchConfirmation } from '../review/decisions/confirmation.ts';

const MINUTE = 60_000;

/** As if the last input in any window had been `minutes` ago; half an hour is the limit. */
function leaveFor(minutes: number): void {
  localStorage.setItem('campetto.activity', String(Date.now() - minutes * MINUTE));
}

let report: (user: SessionUser | null) => void = () => undefined;
const subscribe: Session['subscribe'] = (listener) => {
  report = listener;
  return () => undefined;
};

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Sign-out without input',
  args: {
    ...screenMeta.args,
    path: PATHS.venues,
    subscribe,
    signIn: async () => report(REVIEWER),
    signOut: async () => undefined,
  },
  parameters: { ...screenMeta.parameters, msw: SHORT_LIST },
  beforeEach: [screenMeta.beforeEach, fakeClock],
} satisfies ScreenMeta;
export default meta;

const NAME = 'A.C. Garibaldina 1932';
const editName = () => textOf(['Edit {name}', { name: NAME }]);
const warning = () => screen.queryByRole('alertdialog', { name: textOf('Are you still there?') });
const waitForWarning = () => waitFor(() => expect(warning()).toBeVisible());

export const Warned: Story = {
  name: 'warns a minute before: the keyboard is at the button that stays',
  beforeEach: () => leaveFor(29.1),
  play: async () => {
    await waitForWarning();
    const stay = screen.getAllByRole('button', { name: textOf('Stay signed in') });
    await waitFor(() => expect(stay.some((one) => one === document.activeElement)).toBe(true));
  },
};

export const Stays: Story = {
  name: 'stays: Enter and Escape close the warning, moving the mouse does not',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: editName() });
    for (const key of ['{Enter}', '{Escape}']) {
      leaveFor(29.1);
      await pass(CHECKED_EVERY);
      await waitForWarning();
      await userEvent.hover(screen.getByText(textOf('Are you still there?')));
      await expect(warning()).toBeVisible();
      await userEvent.keyboard(key);
      await waitFor(() => expect(warning()).toBeNull());
    }
  },
};

const SIGNED_OUT =
  'You were signed out because you had not been active for a while. What you typed is kept on this device for your next sign-in.';

export const SignedOut: Story = {
  name: 'signs out, says why, and keeps what was typed for the next sign-in',
  play: async (context) => {
    const edit = async () =>
      userEvent.click(await context.canvas.findByRole('button', { name: editName() }));
    const nameField = () => screen.findByRole('textbox', { name: textOf('Name') });
    await edit();
    await userEvent.type(await nameField(), '!');
    leaveFor(30);
    await pass(CHECKED_EVERY);
    await waitFor(() => expect(screen.getByText(textOf(SIGNED_OUT))).toBeVisible());
    await signIn(context);
    await edit();
    await expect(await nameField()).toHaveValue('A.C. Garibaldina 1932!');
  },
};

/** Makes the approval of the first venue fail, which can then be tried again. */
async function failToApprove({ canvas }: StoryContext): Promise<void> {
  await userEvent.click(
    await canvas.findByRole('button', { name: textOf(['Approve {name}', { name: NAME }]) }),
  );
  await canvas.findByRole('button', { name: textOf('Try again') });
}

const failing: Story = {
  parameters: { msw: [http.post(ENDPOINTS.approve.path, problem(500)), ...SHORT_LIST] },
  beforeEach: () => switchConfirmation('approve', false),
};

export const Unsaved: Story = {
  ...failing,
  name: 'signs out while a change is not saved, and says so',
  play: async (context) => {
    await failToApprove(context);
    leaveFor(30);
    await pass(CHECKED_EVERY);
    const unsaved = textOf([
      '{unsaved, plural, one {# change of a venue was not saved.} other {# changes of venues were not saved.}}',
      { unsaved: 1 },
    ]);
    await waitFor(() => expect(screen.getByText(`${textOf(SIGNED_OUT)} ${unsaved}`)).toBeVisible());
  },
};

const signOut = fn(async () => undefined);

export const LogOut: Story = {
  ...failing,
  args: { signOut },
  name: 'a log-out in the warning asks before it loses a change that can be tried again',
  play: async (context) => {
    signOut.mockClear();
    await failToApprove(context);
    leaveFor(29.1);
    await pass(CHECKED_EVERY);
    await waitForWarning();
    const buttons = within(warning() as HTMLElement);
    await userEvent.click(buttons.getByRole('button', { name: textOf('Log out') }));
    const question = await screen.findByRole('alertdialog', {
      name: textOf('Log out all the same?'),
    });
    await expect(warning()).toBeNull();
    await expect(signOut).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: textOf('Log out') }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  },
};
