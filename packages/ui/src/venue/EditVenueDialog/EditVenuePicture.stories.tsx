import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
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

export const None: Story = {
  name: 'no picture yet',
  args: { first: 'none' },
};

export const Stored: Story = {
  name: 'the stored picture',
};

export const Replaced: Story = {
  name: 'another picture takes its place',
  args: { first: 'replaced' },
};

export const Removed: Story = { name: '[EDIT-1] removed', args: { first: 'removed' } };

export const Refused: Story = {
  name: 'a refused picture',
  args: { first: 'replaced', refused: true },
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
