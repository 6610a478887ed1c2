import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { transferCopy } from '../../sample-copy/transfer.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { ExportMenu } from '../../transfer/ExportMenu/index.ts';
import { ReviewHeader } from './ReviewHeader.tsx';

const meta = {
  title: 'Venue/ReviewHeader',
  component: ReviewHeader,
  args: {
    title: '',
    subtitle: '',
    addVenue: { label: '', href: '#add' },
    refresh: { label: '', loading: false, onRefresh: fn() },
  },
  render: (args, { globals }) => {
    const { header } = venueCopy(globals);
    return (
      <ReviewHeader
        title={header.title}
        subtitle={header.subtitle}
        addVenue={{ label: header.add, href: '#add' }}
        refresh={{ ...args.refresh, label: header.refresh }}
      />
    );
  },
} satisfies Meta<typeof ReviewHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: '[REV-1] title, refresh and add, by keyboard',
  play: async ({ args, canvas, globals }) => {
    const { header } = venueCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(header.title);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: header.refresh })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: header.add })).toHaveAttribute('href', '#add');
  },
};

export const Refreshing: Story = {
  name: '[REV-1] refreshing: a second press does nothing',
  args: { refresh: { label: '', loading: true, onRefresh: fn() } },
  play: async ({ args, canvas, globals }) => {
    const refresh = canvas.getByRole('button', { name: venueCopy(globals).header.refresh });
    await expect(refresh).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(refresh);
    await expect(args.refresh.onRefresh).not.toHaveBeenCalled();
  },
};

export const WithExport: Story = {
  name: '[REV-1] with the way out for all of them, on a phone, in Italian',
  render: ({ refresh }, { globals }) => {
    const { header } = venueCopy(globals);
    const { menu } = transferCopy(globals);
    return (
      <ReviewHeader
        title={header.title}
        subtitle={header.subtitle}
        addVenue={{ label: header.add, href: '#add' }}
        exportMenu={<ExportMenu labels={menu} exporting={false} onExport={fn()} />}
        refresh={{ ...refresh, label: header.refresh }}
      />
    );
  },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};

export const OnAPhone: Story = {
  name: '[REV-1] on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
