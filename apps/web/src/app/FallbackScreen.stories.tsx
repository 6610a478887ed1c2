import { PATHS } from '@campetto/contract';
import { expect } from 'storybook/test';
import { expectErrorMessage, expectText } from '../testing/expectText.ts';
import { type ScreenMeta, type Story, screenMeta } from '../testing/screenMeta.ts';
import { textOf } from '../testing/textOf.ts';

const LOST =
  'Part of this page could not be loaded. You may be offline, or there is a new version of it.';

const meta = {
  ...screenMeta,
  title: 'Screens/Public site/Fallback',
  args: { ...screenMeta.args, path: '/nowhere' },
} satisfies ScreenMeta;
export default meta;

export const One: Story = {
  name: '[SITE-7] an unknown address',
  play: () => expectText('Page not found'),
};

export const Failed: Story = {
  name: '[SITE-7] a page whose code did not come: what that means, and another try',
  args: { path: PATHS.privacy, renderError: 'Failed to fetch dynamically imported module' },
  play: async (context) => {
    await expectErrorMessage(context, 'Unexpected Application Error!');
    const { canvas } = context;
    await expect(canvas.getByText(textOf(LOST))).toBeVisible();
    const detail = canvas.getByText(/dynamically imported module/);
    await expect(detail).toBeVisible();
    // The browser's error message is in English, whatever the language of the page.
    await expect(detail).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: textOf('Reload') })).toBeVisible();
  },
};
