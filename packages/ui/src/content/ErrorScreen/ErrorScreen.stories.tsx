import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../marketing/samples.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { spoken } from '../../sample-copy/spoken.ts';
import { guide } from './ErrorScreen.guide.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { title, message, home } = adminCopy(globals).fallback;
  return { title, message, home: { label: home, href: '#home' } };
};

const meta = {
  title: 'Content/ErrorScreen',
  component: ErrorScreen,
  args: { brand: 'campetto', status: '404', ...copy({}) },
  argTypes: { status: { control: 'text' } },
  parameters: { layout: 'fullscreen', guide },
  render: (args, { globals }) => <ErrorScreen {...spoken(args, copy, globals)} />,
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const screen = spoken(args, copy, globals);
    const { detail } = adminCopy(globals).fallback;
    return (
      <MatrixList
        items={{
          'unknown page': <ErrorScreen {...screen} />,
          'failure, long message': <ErrorScreen {...screen} status={undefined} message={detail} />,
        }}
      />
    );
  },
};

export const NotFound: Story = {
  name: '[SITE-7] an unknown page, with the way home',
  play: async ({ canvas, globals }) => {
    const { fallback } = adminCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(fallback.title);
    await expect(canvas.getByText('404')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: fallback.home })).toHaveFocus();
  },
};

export const LongMessage: Story = {
  name: '[SITE-7] a long message on a phone',
  args: { status: undefined, message: adminCopy({}).fallback.detail },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
