import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import { ExportMenu } from './ExportMenu.tsx';

const meta = {
  title: 'Imports/ExportMenu',
  component: ExportMenu,
  args: { labels: importsCopy({}).menu, pending: false, onExport: fn() },
  argTypes: { labels: { control: false } },
  render: (args, { globals }) => (
    <div style={{ display: 'grid', justifyContent: 'end', minBlockSize: '18rem' }}>
      <ExportMenu {...args} labels={importsCopy(globals).menu} />
    </div>
  ),
} satisfies Meta<typeof ExportMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only one menu can be open at a time, so only the last one is. */
export const Matrix: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args, { globals }) => (
    <div style={{ minBlockSize: '24rem' }}>
      <Grid rows={['export']} columns={['rest', 'hover', 'focus', 'active', 'exporting', 'open']}>
        {(_row, state) => (
          <ExportMenu
            {...args}
            labels={importsCopy(globals).menu}
            pending={state === 'exporting'}
          />
        )}
      </Grid>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { open, scope } = importsCopy(globals).menu;
    const buttons = canvas.getAllByRole('button', { name: open });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(canvas.getByRole('dialog', { name: open })).toBeVisible();
    await expect(canvas.getByText(scope)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  name: 'chosen and closed by keyboard',
  play: async ({ args, canvas, globals }) => {
    const { open, formats } = importsCopy(globals).menu;
    const button = canvas.getByRole('button', { name: open });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /GeoJSON/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledWith('geojson');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByText(formats.csv.name)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

export const Exporting: Story = {
  name: 'a file is on its way: another one waits',
  args: { pending: true },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: importsCopy(globals).menu.open });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OnAPhone: Story = {
  name: 'on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (args, { globals }) => (
    <div style={{ minBlockSize: '18rem' }}>
      <ExportMenu {...args} labels={importsCopy(globals).menu} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { open } = importsCopy(globals).menu;
    await userEvent.click(canvas.getByRole('button', { name: open }));
    await expect(canvas.getByRole('dialog', { name: open })).toBeVisible();
  },
};
