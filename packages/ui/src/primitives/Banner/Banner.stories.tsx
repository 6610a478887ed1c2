import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { tone: 'critical', children: 'Failed to load venues. Please try again.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (_args, { globals }) => {
    const { messages } = primitivesCopy(globals);
    return (
      <Stack>
        <Banner tone="critical">{messages.failed}</Banner>
        <Banner tone="warning">{messages.offline}</Banner>
        <Banner tone="info" title={messages.title}>
          {messages.conflict}
        </Banner>
        <Banner tone="positive">{messages.saved}</Banner>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
  },
};

const retry = fn();
const dismiss = fn();

export const ActionAndDismiss: Story = {
  render: (args, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    return (
      <Banner
        {...args}
        action={{ label: actions.retry, onAction: retry }}
        dismiss={{ label: actions.dismiss, onDismiss: dismiss }}
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

export const Retrying: Story = {
  render: (args, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    return (
      <Banner {...args} action={{ label: actions.retry, onAction: retry, loading: true }}>
        {messages.failed}
      </Banner>
    );
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
        dismiss={{ label: actions.dismiss, onDismiss: dismiss }}
      >
        {messages.conflict}
      </Banner>
    );
  },
};
