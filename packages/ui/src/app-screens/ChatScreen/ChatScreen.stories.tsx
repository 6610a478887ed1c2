import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenShelf, ScreenSize } from '../../marketing/samples.tsx';
import { longCopy } from '../../sample-copy/long.ts';
import { phoneScreensCopy } from '../../sample-copy/phoneScreens.ts';
import { translated } from '../../sample-copy/translated.ts';
import { ChatScreen } from './ChatScreen.tsx';

function copy(globals: Record<string, unknown>) {
  const { alt: _, ...screen } = phoneScreensCopy(globals).chat;
  return screen;
}

const meta = {
  title: 'App screens/ChatScreen',
  component: ChatScreen,
  args: copy({}),
  argTypes: {
    messages: { control: 'object' },
  },
  render: (args, { globals }) => (
    <ScreenSize>
      <ChatScreen {...translated(args, copy, globals)} />
    </ScreenSize>
  ),
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const screen = translated(args, copy, globals);
    const { title, sentence, name, label } = longCopy(globals);
    return (
      <ScreenShelf
        items={{
          'a full room': <ChatScreen {...screen} />,
          'nothing said yet': <ChatScreen {...screen} messages={screen.messages.slice(0, 1)} />,
          'long words': (
            <ChatScreen
              {...screen}
              title={title}
              messages={[
                { kind: 'theirs', initials: 'MA', name, text: sentence, time: '18:46' },
                { kind: 'mine', text: title, time: '18:48' },
                { kind: 'note', text: label },
              ]}
            />
          ),
        }}
      />
    );
  },
};

export const English: Story = {
  play: async ({ canvas, globals }) => {
    const { messages, placeholder } = phoneScreensCopy(globals).chat;
    for (const message of messages) {
      await expect(canvas.getByText(message.text)).toBeVisible();
      if (message.kind !== 'theirs') continue;
      // The name is on a line of its own.
      for (const name of canvas.getAllByText(message.name))
        await expect(name).toHaveStyle({ display: 'block' });
    }
    await expect(canvas.getByText(placeholder)).toBeVisible();
  },
};
export const Italian: Story = { ...English, globals: { language: 'it' } };
