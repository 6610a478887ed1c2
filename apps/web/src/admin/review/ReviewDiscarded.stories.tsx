import { ENDPOINTS, listPath, PATHS } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { expectErrorMessage } from '../../testing/expectErrorMessage.ts';
import { problem, VENUES, venueList } from '../../testing/handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { NO_RIGHTS, textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: discarded',
  args: { ...screenMeta.args, path: `${PATHS.venues}?status=discarded` },
} satisfies ScreenMeta;
export default meta;

const DISCARDED = listPath('discarded');
const RESTORE = ENDPOINTS.restore.path;

/** Restores the first venue. */
async function restore({ canvas, userEvent }: StoryContext): Promise<void> {
  const name = textOf(['Restore {name}', { name: 'A.C. Garibaldina 1932' }]);
  await userEvent.click(await canvas.findByRole('button', { name }));
}

export const Empty: Story = {
  parameters: { msw: { handlers: [http.get(DISCARDED, venueList([]))] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(textOf('No venues found matching your criteria')),
    ).toBeInTheDocument();
  },
};

export const One: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(
          DISCARDED,
          venueList(
            VENUES.slice(0, 1).map((venue) => ({ ...venue, status: 'discarded' as const })),
          ),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('Discarded venues'))).toBeInTheDocument();
  },
};

export const Many: Story = {
  name: '[REV-1] many',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('Discarded venues'))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '[REV-15] [TEXT-1] a venue that could not be restored stays',
  parameters: { msw: { handlers: [http.post(RESTORE, problem(500))] } },
  play: async (context) => {
    await restore(context);
    await expectErrorMessage(context, 'Failed to restore venue. Please try again.');
  },
};
export const FailedOnAPhone: Story = {
  ...Failed,
  name: '[REV-15] on a phone a failure is seen where one is, and heard once',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await restore(context);
    const text = new RegExp(textOf('Failed to restore venue. Please try again.'));
    const failure = await context.canvas.findByText(text);
    await expect(failure.closest('[role="alert"]')).not.toBeNull();
    await expect(failure.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await context.userEvent.click(context.canvas.getByRole('button', { name: textOf('Dismiss') }));
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: { handlers: [http.post(RESTORE, () => HttpResponse.error())] } },
  play: async (context) => {
    await restore(context);
    await expectErrorMessage(context, 'Failed to restore venue. Please try again.');
  },
};

export const InFlight: Story = {
  name: '[REV-8] [REV-15] a restore in flight',
  parameters: { msw: { handlers: [http.post(RESTORE, () => delay('infinite'))] } },
  play: async (context) => {
    await restore(context);
    const { canvas } = context;
    await expect(await canvas.findByText(textOf('Discarded venues'))).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [http.post(RESTORE, problem(403))] } },
  play: async (context) => {
    await restore(context);
    const { canvas } = context;
    const [alert] = await canvas.findAllByText(textOf(NO_RIGHTS), { exact: false });
    await expect(alert).toBeInTheDocument();
  },
};
