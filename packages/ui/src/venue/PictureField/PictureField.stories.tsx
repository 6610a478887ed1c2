import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { addVenueCopy, COURT_PICTURE } from '../../sample-copy/addVenue.ts';
import { PictureField } from './PictureField.tsx';
import type { ChosenPicture, PictureFieldProps } from './types.ts';

const CHOSEN: ChosenPicture = {
  previewUrl: COURT_PICTURE,
  name: 'padel-club-navigli.jpg',
  detail: '1.2 MB',
};

/** A transfer of one file, as the mouse or the clipboard brings it. */
function carrying(type: string) {
  const transfer = new DataTransfer();
  transfer.items.add(file(type));
  return transfer;
}

function drag(event: 'dragover' | 'drop', target: HTMLElement, type: string) {
  const dataTransfer = carrying(type);
  target.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
}

const file = (type: string) => new File(['x'], `a.${type.split('/')[1]}`, { type });

type StatefulProps = PictureFieldProps & { globals: Record<string, unknown> };

function Stateful({ globals, onChoose, onRemove, onRefuse, ...props }: StatefulProps) {
  const { picture: copy } = addVenueCopy(globals);
  const [picture, setPicture] = useState(props.picture);
  const [refused, setRefused] = useState(false);
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <PictureField
        {...props}
        {...copy}
        error={refused ? copy.notAPicture : props.error}
        picture={picture}
        onChoose={(chosen) => {
          setPicture(CHOSEN);
          setRefused(false);
          onChoose(chosen);
        }}
        onRefuse={(other) => {
          setRefused(true);
          onRefuse(other);
        }}
        onRemove={() => {
          setPicture(undefined);
          onRemove();
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Venue/PictureField',
  component: PictureField,
  args: {
    labels: addVenueCopy({}).picture.labels,
    accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    onChoose: fn(),
    onRefuse: fn(),
    onRemove: fn(),
  },
  argTypes: { labels: { control: false } },
  render: (args, { globals }) => <Stateful key={args.picture?.name} {...args} globals={globals} />,
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

const UNSHOWABLE: ChosenPicture = {
  previewUrl: 'data:image/png,broken',
  name: 'WhatsApp_Image_2026-11-21_at_14.18.22_campo_da_padel_coperto_lato_nord.jpeg',
};

/** The states of the field, except a file over it, which is the story Dragging. */
export const Matrix: Story = {
  render: (args, { globals }) => {
    const { failed, notAPicture, uploading, ...copy } = addVenueCopy(globals).picture;
    const { note, hint, labels } = copy;
    const empty = { ...args, note, hint, labels };
    const chosen = { ...empty, picture: CHOSEN };
    return (
      <div style={{ maxInlineSize: '36rem' }}>
        <MatrixList
          items={{
            empty: <PictureField {...empty} />,
            hover: <PictureField {...empty} />,
            focus: <PictureField {...empty} />,
            refused: <PictureField {...empty} error={notAPicture} />,
            disabled: <PictureField {...empty} disabled />,
            chosen: <PictureField {...chosen} />,
            'cannot be shown, long name': <PictureField {...empty} picture={UNSHOWABLE} />,
            sending: <PictureField {...chosen} progress={{ percent: 42, label: uploading(42) }} />,
            'failed, narrow': (
              <div style={{ maxInlineSize: '17rem' }}>
                <PictureField {...chosen} error={failed} />
              </div>
            ),
          }}
        />
      </div>
    );
  },
};

export const Picking: Story = {
  name: '[ADD-5] picked, replaced and removed',
  play: async ({ args, canvas, globals }) => {
    const { labels, hint } = addVenueCopy(globals).picture;
    const input = canvas.getByLabelText(new RegExp(labels.pick));
    await expect(input).toHaveAccessibleDescription(hint);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const picture = file('image/png');
    await userEvent.upload(input, picture);
    await expect(args.onChoose).toHaveBeenLastCalledWith(picture);
    await expect(canvas.getByText(CHOSEN.name)).toBeVisible();
    await expect(canvas.getByText(labels.replace)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labels.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(CHOSEN.name)).not.toBeInTheDocument();
    await expect(canvas.getByLabelText(new RegExp(labels.pick))).toHaveFocus();
  },
};

export const Dragging: Story = {
  name: '[ADD-5] a file hovers over it',
  play: async ({ canvas, globals }) => {
    const { labels } = addVenueCopy(globals).picture;
    drag('dragover', canvas.getByText(labels.pick), 'image/jpeg');
    await expect(await canvas.findByText(labels.dropOverlay)).toBeVisible();
  },
};

export const Dropped: Story = {
  name: '[ADD-5] dropped and pasted; text is not taken for a picture',
  play: async ({ args, canvas, globals }) => {
    const { labels } = addVenueCopy(globals).picture;
    drag('drop', canvas.getByText(labels.pick), 'image/jpeg');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    const pasted = carrying('image/png');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted }));
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    pasted.setData('text/plain', 'Verona');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted }));
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  name: '[ADD-5] refuses what is not a picture, and announces it',
  play: async ({ args, canvas, globals }) => {
    const { hint, labels, notAPicture } = addVenueCopy(globals).picture;
    const input = canvas.getByLabelText(new RegExp(labels.pick));
    drag('drop', canvas.getByText(labels.pick), 'application/pdf');
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(notAPicture);
    await expect(input).toHaveAccessibleDescription(`${notAPicture} ${hint}`);
    await expect(input).toHaveAttribute('accept', expect.stringMatching(/^image\//));
  },
};

export const Uploading: Story = {
  name: 'how far the upload is',
  render: (args, { globals }) => {
    const { uploading } = addVenueCopy(globals).picture;
    const progress = { percent: 42, label: uploading(42) };
    return <Stateful {...args} picture={CHOSEN} progress={progress} globals={globals} />;
  },
  play: async ({ args, canvas, globals }) => {
    const { labels, uploading } = addVenueCopy(globals).picture;
    await expect(canvas.getByRole('progressbar', { name: uploading(42) })).toHaveAttribute(
      'value',
      '42',
    );
    await expect(canvas.getByRole('button', { name: labels.remove })).toBeDisabled();
    drag('drop', canvas.getByText(labels.replace), 'image/png');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
