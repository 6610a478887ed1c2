import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { phoneScreensCopy } from '../../sample-copy/phoneScreens.ts';
import { inPhones } from '../inPhones.tsx';
import { ChatScreen } from './ChatScreen.tsx';

const { alt: _, ...chat } = phoneScreensCopy({}).chat;

/** Shows the first rule; the other is about what follows from it. */
export const examples: readonly Example[] = [
  inPhones(
    pair(ChatScreen, chat, {
      messages: chat.messages.map((message, index) => ({
        ...message,
        text: `Message ${index + 1}`,
      })),
    }),
  ),
];
