import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  title: 'Content/ErrorScreen',
  component: ErrorScreen,
  args: { brand: 'campetto', title: '', message: '', home: { label: '', href: '#home' } },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { fallback } = adminCopy(globals);
    return (
      <ErrorScreen
        {...args}
        title={fallback.title}
        message={args.status === undefined ? fallback.detail : fallback.message}
        home={{ label: fallback.home, href: '#home' }}
      />
    );
  },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: '[SITE-7] an unknown page, with the way home',
  args: { status: '404' },
  play: async ({ canvas, globals }) => {
    const { fallback } = adminCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(fallback.title);
    await expect(canvas.getByText('404')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: fallback.home })).toHaveFocus();
  },
};

export const NotFoundOnAPhone: Story = {
  name: '[SITE-7] on a phone, in Italian',
  args: { status: '404' },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};

export const LongMessage: Story = {
  name: '[SITE-7] a long message',
  globals: { viewport: { value: 'phone' } },
};
