import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneScreensCopy } from '../../sample-copy/phone-screens.ts';
import { ScreenSize } from '../samples.tsx';
import { ChatScreen } from './ChatScreen.tsx';

const meta = {
  title: 'Marketing/ChatScreen',
  component: ChatScreen,
  args: { time: '', title: '', text: '', messages: [], placeholder: '' },
  render: (_, { globals }) => (
    <ScreenSize>
      <ChatScreen {...phoneScreensCopy(globals).chat} />
    </ScreenSize>
  ),
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, globals }) => {
    const { messages, placeholder } = phoneScreensCopy(globals).chat;
    for (const { text } of messages) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(placeholder)).toBeVisible();
  },
};
export const Italian: Story = { ...English, globals: { language: 'it' } };
export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };
