import { LANGUAGES } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { activateLanguage, activeLanguage } from '../i18n/activate.ts';
import { NO_RIGHTS, type Text, textOf } from './textOf.ts';

/** Expects an element with this whole text, and only one. */
export async function expectText(text: Text): Promise<void> {
  await expect(await screen.findByText(textOf(text))).toBeInTheDocument();
}

/** Expects a text that may be there twice, as in an alert and in the page, with others around it. */
async function expectPart(text: Text): Promise<void> {
  const [shown] = await screen.findAllByText(textOf(text), { exact: false });
  await expect(shown).toBeInTheDocument();
}

/** Expects the message that the account may not do this. */
export const expectForbidden = () => expectPart(NO_RIGHTS);

/** Expects a message of the error catalogue in each language, then restores the language of the story. */
export async function expectErrorMessage(
  { globals: { language } }: Pick<StoryContext, 'globals'>,
  message: Text,
): Promise<void> {
  const isReal = LANGUAGES.some((known) => known === language);
  if (!isReal) return expectPart(message);
  const own = activeLanguage();
  const texts = new Set<string>();
  for (const shown of [...LANGUAGES.filter((other) => other !== own), own]) {
    await activateLanguage(shown);
    texts.add(textOf(message));
    await expectPart(message);
  }
  await expect(texts.size).toBe(LANGUAGES.length);
}

type Step = (context: StoryContext) => Promise<void>;

const after =
  (step: Step, expectation: Step): Step =>
  async (context) => {
    await step(context);
    await expectation(context);
  };

/** A play that does a step, then expects a message of the error catalogue in each language. */
export const errorAfter = (step: Step, message: Text) =>
  after(step, (context) => expectErrorMessage(context, message));

/** A play that does a step, then expects a text. */
export const textAfter = (step: Step, text: Text) => after(step, () => expectText(text));

/** A play that does a step, then expects the message that the account may not do this. */
export const forbiddenAfter = (step: Step) => after(step, expectForbidden);
