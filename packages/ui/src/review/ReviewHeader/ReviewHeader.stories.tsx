import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { ExportMenu } from '../../imports/ExportMenu/index.ts';
import { importsCopy } from '../../sample-copy/imports.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { ReviewHeader } from './ReviewHeader.tsx';

const { header: english } = venueCopy({});

const meta = {
  title: 'Review/ReviewHeader',
  component: ReviewHeader,
  args: {
    title: english.title,
    subtitle: english.subtitle,
    progress: english.progress,
    addVenue: { label: english.add, href: '#add' },
    shortcuts: { label: english.shortcuts, onAction: fn() },
    refresh: { label: english.refresh, pending: false, onAction: fn() },
  },
  argTypes: { exportMenu: { control: false }, view: { control: false } },
  render: (args, { globals, parameters }) => {
    const { header } = venueCopy(globals);
    return (
      <ReviewHeader
        {...args}
        exportMenu={
          parameters['exports'] && (
            <ExportMenu labels={importsCopy(globals).menu} pending={false} onExport={fn()} />
          )
        }
        title={header.title}
        subtitle={header.subtitle}
        progress={args.progress && header.progress}
        addVenue={{ label: header.add, href: '#add' }}
        shortcuts={args.shortcuts && { ...args.shortcuts, label: header.shortcuts }}
        refresh={{ ...args.refresh, label: header.refresh }}
      />
    );
  },
} satisfies Meta<typeof ReviewHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const { header } = venueCopy(globals);
    const { title, subtitle } = header;
    const all = {
      ...args,
      title,
      subtitle,
      progress: header.progress,
      addVenue: { label: header.add, href: '#add' },
      shortcuts: args.shortcuts && { ...args.shortcuts, label: header.shortcuts },
      refresh: { ...args.refresh, label: header.refresh },
    };
    const exportMenu = (
      <ExportMenu labels={importsCopy(globals).menu} pending={false} onExport={fn()} />
    );
    return (
      <MatrixList
        items={{
          rest: <ReviewHeader {...all} />,
          hover: <ReviewHeader {...all} />,
          focus: <ReviewHeader {...all} />,
          active: <ReviewHeader {...all} />,
          refreshing: <ReviewHeader {...all} refresh={{ ...all.refresh, pending: true }} />,
          'with export': <ReviewHeader {...all} exportMenu={exportMenu} />,
          'long text, narrow': (
            <div style={{ maxInlineSize: '20rem' }}>
              <ReviewHeader {...all} subtitle={`${subtitle} ${subtitle}`} />
            </div>
          ),
        }}
      />
    );
  },
};

export const Idle: Story = {
  name: '[REV-1] title, shortcuts, refresh and add, by keyboard',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, globals }) => {
    const { header } = venueCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(header.title);
    await expect(canvas.getByText(header.progress)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.shortcuts?.onAction).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: header.refresh })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.refresh.onAction).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: header.add })).toHaveAttribute('href', '#add');
  },
};

export const OnAPhone: Story = {
  name: '[REV-1] on a phone the actions are icons beside the title, in Italian',
  parameters: { exports: true },
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas, globals }) => {
    const { header } = venueCopy(globals);
    const menu = canvas.getByRole('button', { name: importsCopy(globals).menu.open });
    const refresh = canvas.getByRole('button', { name: header.refresh });
    const add = canvas.getByRole('link', { name: header.add });
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    for (const action of [menu, refresh, add]) {
      await expect(action.getBoundingClientRect().left).toBeGreaterThanOrEqual(title.right);
      await expect(action.getBoundingClientRect().top).toBeLessThan(title.bottom);
      await expect(action.offsetWidth).toBeLessThan(60);
    }
  },
};

export const Refreshing: Story = {
  name: '[REV-1] refreshing: a second press does nothing',
  args: { refresh: { label: english.refresh, pending: true, onAction: fn() } },
  play: async ({ args, canvas, globals }) => {
    const refresh = canvas.getByRole('button', { name: venueCopy(globals).header.refresh });
    await expect(refresh).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(refresh);
    await expect(args.refresh.onAction).not.toHaveBeenCalled();
  },
};

/** The words that a button shows need no tooltip, which some screen readers would read as well. */
export const Tooltips: Story = {
  tags: ['!autodocs'],
  parameters: { exports: true },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, globals }) => {
    const names = [importsCopy(globals).menu.open, venueCopy(globals).header.refresh];
    for (const name of names)
      await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('title');
  },
};

export const TooltipsOfIcons: Story = {
  ...Tooltips,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const names = [importsCopy(globals).menu.open, venueCopy(globals).header.refresh];
    for (const name of names)
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('title', name);
  },
};
