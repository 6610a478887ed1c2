import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { transferCopy } from '../../sample-copy/transfer.ts';
import { FileDrop } from '../FileDrop/index.ts';
import { ImportProgress } from '../ImportProgress/index.ts';
import { guide } from './ImportLayout.guide.ts';
import { ImportLayout } from './ImportLayout.tsx';

function Choose({ globals, onChoose }: { globals: Record<string, unknown>; onChoose: () => void }) {
  return <FileDrop labels={transferCopy(globals).drop} accept={['.csv']} onChoose={onChoose} />;
}

function Run({ globals }: { globals: Record<string, unknown> }) {
  const { progress } = transferCopy(globals);
  return (
    <ImportProgress
      title={progress.importing}
      percent={42}
      detail={progress.detail}
      stop={{ label: progress.stop, onStop: fn() }}
    />
  );
}

const meta = {
  title: 'Admin/ImportLayout',
  component: ImportLayout,
  args: { ...transferCopy({}).layout, step: 'choose', children: null },
  argTypes: {
    title: { control: false },
    subtitle: { control: false },
    step: { control: false },
    children: { control: false },
  },
  parameters: { guide },
  render: (args, { globals }) => (
    <ImportLayout {...args} {...transferCopy(globals).layout}>
      <Choose globals={globals} onChoose={fn()} />
    </ImportLayout>
  ),
} satisfies Meta<typeof ImportLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { layout } = transferCopy(globals);
    return (
      <main>
        <MatrixList
          items={{
            'the first step': (
              <ImportLayout {...layout} step="choose">
                <Choose globals={globals} onChoose={fn()} />
              </ImportLayout>
            ),
            'a later one': (
              <ImportLayout {...layout} step="run">
                <Run globals={globals} />
              </ImportLayout>
            ),
          }}
        />
      </main>
    );
  },
};

function Steps({ globals }: { globals: Record<string, unknown> }) {
  const [step, setStep] = useState('choose');
  return (
    <ImportLayout {...transferCopy(globals).layout} step={step}>
      {step === 'choose' ? (
        <Choose globals={globals} onChoose={() => setStep('run')} />
      ) : (
        <Run globals={globals} />
      )}
    </ImportLayout>
  );
}

export const FocusFollows: Story = {
  name: 'the focus follows the step',
  render: (_args, { globals }) => <Steps globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { drop, layout, progress } = transferCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(layout.title);
    await userEvent.upload(canvas.getByLabelText(drop.pick), new File(['{}'], 'venues.csv'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: progress.stop })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  name: 'on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
};
