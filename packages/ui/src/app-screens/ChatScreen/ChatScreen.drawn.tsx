import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { phoneScreensCopy } from '../../sample-copy/phone-screens.ts';
import { inPhones } from '../inPhones.tsx';
import { ChatScreen } from './ChatScreen.tsx';

const { alt: _, ...chat } = phoneScreensCopy({}).chat;

/** Draws the first rule; the other is about what follows from it. */
export const drawings: readonly Drawing[] = [
  inPhones(
    pair(ChatScreen, chat, {
      messages: chat.messages.map((message, index) => ({
        ...message,
        text: `Message ${index + 1}`,
      })),
    }),
  ),
];
