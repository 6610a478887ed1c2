import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { tone: 'critical', children: 'Failed to load venues. Please try again.' },
  argTypes: {
    tone: { control: 'select', options: ['brand', 'positive', 'warning', 'critical'] },
    action: { control: false },
    otherAction: { control: false },
    dismiss: { control: false },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();
const dismiss = fn();

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    const steps = {
      action: { label: actions.retry, onAction: retry },
      dismiss: { label: actions.dismiss, onAction: dismiss },
    };
    return (
      <MatrixList
        items={{
          brand: <Banner tone="brand">{messages.conflict}</Banner>,
          positive: <Banner tone="positive">{messages.saved}</Banner>,
          warning: <Banner tone="warning">{messages.offline}</Banner>,
          critical: <Banner tone="critical">{messages.failed}</Banner>,
          'title, step and dismissal': (
            <Banner tone="warning" title={messages.title} {...steps}>
              {messages.conflict}
            </Banner>
          ),
          'two steps': (
            <Banner
              tone="warning"
              title={messages.title}
              action={steps.action}
              otherAction={steps.dismiss}
            >
              {messages.conflict}
            </Banner>
          ),
          'step under way': (
            <Banner tone="critical" action={{ ...steps.action, pending: true }}>
              {messages.failed}
            </Banner>
          ),
          hover: (
            <Banner tone="positive" {...steps}>
              {messages.saved}
            </Banner>
          ),
          focus: (
            <Banner tone="brand" {...steps}>
              {messages.offline}
            </Banner>
          ),
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(5);
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
  },
};

export const ActionAndDismiss: Story = {
  render: (args, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    return (
      <Banner
        {...args}
        action={{ label: actions.retry, onAction: retry }}
        dismiss={{ label: actions.dismiss, onAction: dismiss }}
      >
        {messages.failed}
      </Banner>
    );
  },
  play: async ({ canvas, globals }) => {
    const { actions } = primitivesCopy(globals);
    retry.mockClear();
    dismiss.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: actions.retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: actions.dismiss })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(dismiss).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  ...ActionAndDismiss,
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    return (
      <Banner
        {...args}
        title={messages.title}
        action={{ label: actions.retry, onAction: retry }}
        dismiss={{ label: actions.dismiss, onAction: dismiss }}
      >
        {messages.conflict}
      </Banner>
    );
  },
  play: async (context) => {
    await ActionAndDismiss.play?.(context);
    const { canvas, globals } = context;
    const { actions, messages } = primitivesCopy(globals);
    const banner = canvas.getByRole('alert').getBoundingClientRect();
    const title = canvas.getByText(messages.title).getBoundingClientRect();
    const retry = canvas.getByRole('button', { name: actions.retry }).getBoundingClientRect();
    // The distance below the action equals that above the words.
    await expect(banner.bottom - retry.bottom).toBeCloseTo(title.top - banner.top, 0);
  },
};

function Retry({ label, again }: { label: string; again: string }) {
  const [isTried, setTried] = useState(false);
  return (
    <Banner
      tone="critical"
      action={{ label: isTried ? again : label, onAction: () => setTried(true) }}
    >
      {label}
    </Banner>
  );
}

export const OtherWords: Story = {
  tags: ['!autodocs'],
  name: 'an action whose words change keeps the focus',
  render: (_, { globals }) => {
    const { actions } = primitivesCopy(globals);
    return <Retry label={actions.retry} again={actions.save} />;
  },
  play: async ({ canvas, globals }) => {
    const { actions } = primitivesCopy(globals);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: actions.save })).toHaveFocus();
  },
};
