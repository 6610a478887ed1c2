import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { FileDrop } from '../FileDrop/index.ts';
import { ImportProgress } from '../ImportProgress/index.ts';
import { ImportLayout } from './ImportLayout.tsx';

function Choose({ globals, onChoose }: { globals: Globals; onChoose: () => void }) {
  return <FileDrop labels={importsCopy(globals).drop} accept={['.csv']} onChoose={onChoose} />;
}

function Run({ globals }: { globals: Globals }) {
  const { progress } = importsCopy(globals);
  return (
    <ImportProgress
      title={progress.importing}
      percent={42}
      detail={progress.detail}
      stop={{ label: progress.stop, onAction: fn() }}
    />
  );
}

const meta = {
  title: 'Imports/ImportLayout',
  component: ImportLayout,
  args: { ...importsCopy({}).layout, step: 'choose', children: null },
  argTypes: {
    title: { control: false },
    subtitle: { control: false },
    step: { control: false },
    children: { control: false },
  },
  render: (args, { globals }) => (
    <ImportLayout {...args} {...importsCopy(globals).layout}>
      <Choose globals={globals} onChoose={fn()} />
    </ImportLayout>
  ),
} satisfies Meta<typeof ImportLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { layout } = importsCopy(globals);
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

function Steps({ globals }: { globals: Globals }) {
  const [step, setStep] = useState('choose');
  return (
    <ImportLayout {...importsCopy(globals).layout} step={step}>
      {step === 'choose' ? (
        <Choose globals={globals} onChoose={() => setStep('run')} />
      ) : (
        <Run globals={globals} />
      )}
    </ImportLayout>
  );
}

export const FocusFollows: Story = {
  tags: ['!autodocs'],
  name: 'the focus follows the step',
  render: (_args, { globals }) => <Steps globals={globals} />,
  play: async ({ canvas, globals }) => {
    const { drop, layout, progress } = importsCopy(globals);
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
