import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatrixList } from '../../docs/Matrix.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { translated } from '../../sample-copy/translated.ts';
import { Countdown } from '../Countdown/index.ts';
import { DeviceBadge } from '../DeviceBadge/index.ts';
import { SingleCardLayout } from '../SingleCardLayout/index.ts';
import { sampleNotice } from './DownloadNotice.examples.tsx';
import { DownloadNotice } from './DownloadNotice.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { title, storesTitle } = contentCopy(globals).download;
  return { title, storesTitle };
};

const meta = {
  title: 'Content/DownloadNotice',
  component: DownloadNotice,
  args: sampleNotice({}),
  argTypes: {
    device: { control: false },
    clock: { control: false },
    actions: { control: false },
    stores: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <SingleCardLayout>
      <DownloadNotice
        {...sampleNotice(globals)}
        {...translated({ title: args.title, storesTitle: args.storesTitle }, copy, globals)}
      />
    </SingleCardLayout>
  ),
} satisfies Meta<typeof DownloadNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, context) => {
    const { devices, choose } = contentCopy(context.globals).download;
    const { title, sentence } = longCopy(context.globals);
    const notice = sampleNotice(context.globals);
    return (
      <MatrixList
        items={{
          counting: meta.render(args, context),
          'any device': (
            <SingleCardLayout>
              <DownloadNotice
                {...notice}
                device={<DeviceBadge label={devices.unknown} />}
                clock={<Countdown message={choose} />}
              />
            </SingleCardLayout>
          ),
          'long words': (
            <SingleCardLayout>
              <DownloadNotice
                {...notice}
                title={title}
                device={<DeviceBadge label={title} />}
                clock={<Countdown message={sentence} />}
                storesTitle={sentence}
              />
            </SingleCardLayout>
          ),
        }}
      />
    );
  },
};

export const Counting: Story = {};
