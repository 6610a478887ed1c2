import { LANGUAGES } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { activateLanguage, activeLanguage } from '../i18n/activate.ts';
import { type Text, textOf } from './textOf.ts';

const expectText = async (text: string) => {
  const [shown] = await screen.findAllByText(text, { exact: false });
  await expect(shown).toBeInTheDocument();
};

/** Expects a message of the error catalogue in each language, then restores the language of the story. */
export async function expectErrorMessage(
  { globals: { language } }: Pick<StoryContext, 'globals'>,
  message: Text,
): Promise<void> {
  const isReal = LANGUAGES.some((known) => known === language);
  if (!isReal) return expectText(textOf(message));
  const own = activeLanguage();
  const texts = new Set<string>();
  for (const shown of [...LANGUAGES.filter((other) => other !== own), own]) {
    await activateLanguage(shown);
    texts.add(textOf(message));
    await expectText(textOf(message));
  }
  await expect(texts.size).toBe(LANGUAGES.length);
}
