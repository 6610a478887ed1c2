import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Imports/FileDrop',
  component: FileDrop,
  args: {
    labels: importsCopy({}).drop,
    accept: ['.csv', '.geojson', '.json', '.ndjson'],
    onChoose: fn(),
  },
  argTypes: { labels: { control: false }, accept: { control: false } },
  render: (args, { globals }) => <FileDrop {...args} labels={importsCopy(globals).drop} />,
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

function readingCopy(globals: Record<string, unknown>) {
  const { reading, ...labels } = importsCopy(globals).drop;
  return { labels, reading };
}

const venues = () => new File(['{}'], 'venues.ndjson');

function drag(event: 'dragover' | 'drop', target: HTMLElement) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(venues());
  target.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
}

export const Matrix: Story = {
  render: (args, { globals }) => {
    const zone = <FileDrop {...args} labels={importsCopy(globals).drop} />;
    return (
      <MatrixList
        items={{
          rest: zone,
          hover: zone,
          focus: zone,
          reading: <FileDrop {...args} {...readingCopy(globals)} />,
          'a file over it': zone,
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { pick, dropOverlay } = importsCopy(globals).drop;
    drag('dragover', canvas.getAllByText(pick).at(-1) as HTMLElement);
    await expect(await canvas.findByText(dropOverlay)).toBeVisible();
  },
};

export const Picked: Story = {
  name: 'picked, by keyboard too',
  play: async ({ args, canvas, globals }) => {
    const { pick, hint } = importsCopy(globals).drop;
    const input = canvas.getByLabelText(pick);
    await expect(input).toHaveAccessibleDescription(hint);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const file = venues();
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const Dropped: Story = {
  name: 'dropped',
  play: async ({ args, canvas, globals }) => {
    drag('drop', canvas.getByText(importsCopy(globals).drop.pick));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Reading: Story = {
  name: 'reading: shows the file that is read, and accepts no other',
  render: (args, { globals }) => <FileDrop {...args} {...readingCopy(globals)} />,
  play: async ({ args, canvas, globals }) => {
    const { drop, pick, reading } = importsCopy(globals).drop;
    const status = canvas.getByText(reading);
    await expect(status).toBeVisible();
    await expect(canvas.queryByText(drop)).toBeNull();
    await expect(canvas.queryByLabelText(pick)).toBeNull();
    drag('drop', status);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  name: 'on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};

export const Zoomed: Story = {
  tags: ['!autodocs'],
  name: 'at 400 %, its button is scrolled to when it gets the focus (WCAG 2.4.11)',
  globals: { viewport: { value: 'zoom' } },
  render: (args, { globals }) => (
    <div style={{ paddingBlock: '100vh' }}>
      <FileDrop {...args} labels={importsCopy(globals).drop} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const pick = canvas.getByText(importsCopy(globals).drop.pick);
    const input = canvas.getByLabelText(importsCopy(globals).drop.pick);
    for (const start of [0, document.documentElement.scrollHeight]) {
      input.blur();
      window.scrollTo(0, start);
      input.focus();
      const { top, bottom } = pick.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};
