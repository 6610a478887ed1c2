import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryScreen } from '../stories/StoryScreen.tsx';
import { italian, screenMeta } from '../stories/screenMeta.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Fallback',
  component: StoryScreen,
  args: { ...screenMeta.args, path: '/nowhere' },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: '[SITE-7] an unknown address',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
  },
};

export const NotFoundItalian: Story = {
  ...italian,
  name: '[SITE-7] an unknown address, in Italian',
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', {
        name: 'Errore imprevisto dell’applicazione!',
      }),
    ).toBeVisible();
  },
};
