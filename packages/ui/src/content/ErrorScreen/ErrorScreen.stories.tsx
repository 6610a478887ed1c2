import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const copy = (globals: Globals) => {
  const { notFound, home } = adminCopy(globals).fallback;
  return { ...notFound, home: { label: home, href: '#home' } };
};

/** The text of a failure, and its retry button. */
const failure = (globals: Globals) => {
  const { title, failed, detail, retry } = adminCopy(globals).fallback;
  return {
    status: undefined,
    title,
    message: failed,
    detail,
    retry: { label: retry, onAction: fn() },
  };
};

const meta = {
  title: 'Content/ErrorScreen',
  component: ErrorScreen,
  args: { brand: 'campetto', status: '404', ...copy({}) },
  argTypes: { status: { control: 'text' } },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <ErrorScreen {...translated(args, copy, globals)} />,
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const screen = translated(args, copy, globals);
    return (
      <MatrixList
        items={{
          'unknown page': <ErrorScreen {...screen} />,
          failure: <ErrorScreen {...screen} {...failure(globals)} />,
        }}
      />
    );
  },
};

export const NotFound: Story = {};

export const Failure: Story = {
  name: '[SITE-7] a failure on a phone: its long detail breaks, another try comes first',
  globals: { viewport: { value: 'phone' } },
  args: { retry: { label: adminCopy({}).fallback.retry, onAction: fn() } },
  render: ({ retry, ...args }, { globals }) => {
    const failed = failure(globals);
    const again = retry && { ...failed.retry, onAction: retry.onAction };
    return <ErrorScreen {...translated(args, copy, globals)} {...failed} retry={again} />;
  },
  play: async ({ args, canvas, globals }) => {
    const { failed, detail, retry } = adminCopy(globals).fallback;
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(canvas.getByText(failed)).toBeVisible();
    await expect(canvas.getByText(detail)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.retry?.onAction).toHaveBeenCalledOnce();
  },
};
