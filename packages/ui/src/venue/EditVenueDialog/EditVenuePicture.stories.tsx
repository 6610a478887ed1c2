import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { addVenueCopy, COURT_PICTURE } from '../../sample-copy/addVenue.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { EditVenuePicture, type EditVenuePictureProps } from './EditVenuePicture.tsx';

type Shown = 'none' | 'stored' | 'replaced' | 'removed';

interface StatefulProps extends EditVenuePictureProps {
  globals: Record<string, unknown>;
  disabled: boolean;
  /** The picture that the form opens with. */
  first: Shown;
  refused: boolean;
}

const CHOSEN = { previewUrl: COURT_PICTURE, name: 'padel-club-navigli.jpg', detail: '1.2 MB' };

function Stateful({ globals, first, refused: refusedFirst, ...props }: StatefulProps) {
  const { picture } = addVenueCopy(globals);
  const copy = venueCopy(globals).picture;
  const [shown, setShown] = useState(first);
  const [refused, setRefused] = useState(refusedFirst);
  const change = (next: Shown) => {
    setShown(next);
    setRefused(false);
  };
  const stored = { previewUrl: COURT_PICTURE, name: copy.current };
  const pictures = { none: undefined, stored, replaced: CHOSEN, removed: undefined };
  const texts = { replaced: copy.replaced, removed: copy.removed };
  return (
    <div style={{ maxInlineSize: '36rem' }}>
      <EditVenuePicture
        {...props}
        {...picture}
        error={refused ? picture.notAPicture : undefined}
        picture={pictures[shown]}
        pending={
          shown === 'replaced' || shown === 'removed'
            ? { text: texts[shown], keep: copy.keep, onKeep: () => change('stored') }
            : undefined
        }
        onChoose={(file) => {
          change('replaced');
          props.onChoose(file);
        }}
        onRefuse={(file) => {
          setRefused(true);
          props.onRefuse(file);
        }}
        onRemove={() => {
          change(first === 'none' ? 'none' : 'removed');
          props.onRemove();
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Venue/EditVenueDialog picture',
  // Documented on the page of EditVenueDialog.
  tags: ['!autodocs'],
  component: Stateful,
  args: {
    globals: {},
    first: 'stored',
    refused: false,
    disabled: false,
    labels: addVenueCopy({}).picture.labels,
    accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    onChoose: fn(),
    onRefuse: fn(),
    onRemove: fn(),
  },
  argTypes: {
    globals: { table: { disable: true } },
    labels: { control: false },
    first: { control: 'select', options: ['none', 'stored', 'replaced', 'removed'] },
  },
  render: (args, { globals }) => <Stateful {...args} globals={globals} />,
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const input = (labels: { pick: string; replace: string }) =>
  screen.getByLabelText(new RegExp(`${labels.pick}|${labels.replace}`));

export const None: Story = {
  name: '[EDIT-1] no picture yet',
  args: { first: 'none' },
  play: async ({ canvas, globals }) => {
    const { labels } = addVenueCopy(globals).picture;
    await expect(input(labels)).toBeEnabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Stored: Story = {
  name: '[EDIT-1] the stored picture is removed, and kept after all',
  play: async ({ args, canvas, globals }) => {
    const { labels } = addVenueCopy(globals).picture;
    const { current, removed, keep } = venueCopy(globals).picture;
    await expect(canvas.getByText(current)).toBeVisible();
    await userEvent.click(button(labels.remove));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(removed);
    await expect(canvas.queryByText(current)).not.toBeInTheDocument();
    await userEvent.click(button(keep));
    await expect(canvas.getByText(current)).toBeVisible();
    await waitFor(() => expect(input(labels)).toHaveFocus());
  },
};

export const Replaced: Story = {
  name: '[EDIT-1] another picture takes its place',
  play: async ({ args, canvas, globals }) => {
    const { labels } = addVenueCopy(globals).picture;
    const file = new File(['x'], 'court.png', { type: 'image/png' });
    await userEvent.upload(input(labels), file);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
    await expect(canvas.getByText(CHOSEN.name)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(venueCopy(globals).picture.replaced);
  },
};

export const Removed: Story = { name: '[EDIT-1] removed', args: { first: 'removed' } };

export const Refused: Story = {
  name: '[EDIT-2] a refused picture shows why and keeps the choice',
  args: { first: 'replaced', refused: true },
  play: async ({ canvas, globals }) => {
    const { hint, labels, notAPicture } = addVenueCopy(globals).picture;
    await expect(input(labels)).toHaveAccessibleDescription(`${notAPicture} ${hint}`);
    await expect(canvas.getByText(CHOSEN.name)).toBeVisible();
  },
};

export const Sending: Story = {
  name: '[EDIT-1] while it is sent nothing can be changed',
  args: { first: 'replaced', disabled: true },
  render: (args, { globals }) => {
    const { uploading } = addVenueCopy(globals).picture;
    const progress = { percent: 42, label: uploading(42) };
    return <Stateful {...args} progress={progress} globals={globals} />;
  },
  play: async ({ globals }) => {
    const { labels } = addVenueCopy(globals).picture;
    await expect(button(labels.remove)).toBeDisabled();
    await expect(button(venueCopy(globals).picture.keep)).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  name: '[EDIT-1] on a phone, in Italian',
  args: { first: 'replaced' },
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
