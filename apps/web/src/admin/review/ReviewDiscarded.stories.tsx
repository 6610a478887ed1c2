import { ENDPOINTS, PATHS } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { errorAfter, forbiddenAfter } from '../../testing/expectText.ts';
import { problem } from '../../testing/handlers.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';
import { expectDimmed } from './decisions/expectInFlight.ts';
import { listStoriesOf } from './list/listStories.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: discarded',
  args: { ...screenMeta.args, path: `${PATHS.venues}?status=discarded` },
} satisfies ScreenMeta;
export default meta;

const RESTORE = ENDPOINTS.restore.path;

/** Restores the first venue. */
async function restore({ canvas, userEvent }: StoryContext): Promise<void> {
  const name = textOf(['Restore {name}', { name: 'A.C. Garibaldina 1932' }]);
  await userEvent.click(await canvas.findByRole('button', { name }));
}

const listStories = listStoriesOf('discarded', {
  title: 'Discarded venues',
  subtitle: 'What was turned down. Restore what deserves a second look.',
  many: 3,
});

export const Empty: Story = listStories.Empty;

export const One: Story = listStories.One;

export const Many: Story = listStories.Many;

export const Failed: Story = {
  name: '[REV-15] [TEXT-1] a venue that could not be restored stays',
  parameters: { msw: [http.post(RESTORE, problem(500))] },
  play: errorAfter(restore, 'Failed to restore venue. Please try again.'),
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
  parameters: { msw: [http.post(RESTORE, () => HttpResponse.error())] },
  play: errorAfter(restore, 'Failed to restore venue. Please try again.'),
};

export const InFlight: Story = {
  name: '[REV-8] [REV-15] a restore in flight',
  parameters: { msw: [http.post(RESTORE, () => delay('infinite'))] },
  play: async (context) => {
    await restore(context);
    await expectDimmed();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.post(RESTORE, problem(403))] },
  play: forbiddenAfter(restore),
};
