import { LANGUAGES } from '@campetto/contract';
import type { Globals } from 'storybook/internal/types';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { activateLanguage, activeLanguage } from '../i18n/activate.ts';
import { isMessage } from './errors/errors.ts';
import type { ScreenState, Step, Text } from './screens/screen.ts';
import { textOf } from './textOf.ts';

/** Long enough for a response on a busy machine, in milliseconds. */
const WAIT = { timeout: 5000 };

const body = (canvasElement: HTMLElement) => canvasElement.ownerDocument.body;

/** The roles of the controls that can be pressed. */
const CONTROLS = ['button', 'tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem'];

/** The part that is interactive: the topmost dialog, else the page. */
function activePart(canvasElement: HTMLElement): HTMLElement {
  const page = within(body(canvasElement));
  const dialogs = ['dialog', 'alertdialog'].flatMap((role) => page.queryAllByRole(role));
  return dialogs.at(-1) ?? canvasElement;
}

/** Clicks the first control of this name as soon as there is one. */
export async function press(canvasElement: HTMLElement, text: Text, of = ''): Promise<void> {
  const control = textOf(text) + of;
  // The name of a button may say after its visible text what it is about.
  const name = (found: string) => found === control || found.startsWith(`${control}:`);
  const first = await waitFor(() => {
    const part = within(activePart(canvasElement));
    const [found] = CONTROLS.flatMap((role) => part.queryAllByRole(role, { name }));
    if (!found) throw new Error(`There is no control named “${control}”.`);
    return found;
  }, WAIT);
  await userEvent.click(first);
}

async function runStep(canvasElement: HTMLElement, step: Step): Promise<void> {
  if ('sees' in step) return expectText(canvasElement, step.sees);
  if ('press' in step) return press(canvasElement, step.press, step.of);
  if ('keys' in step) {
    await userEvent.keyboard(step.keys);
    return;
  }
  const [field] = await within(activePart(canvasElement)).findAllByLabelText(textOf(step.into), {
    exact: false,
    selector: 'input, textarea',
  });
  if (!field) return;
  if ('choose' in step) await userEvent.upload(field, step.choose);
  else await userEvent.type(field, step.type);
}

/** Waits for the text of a state, in the language of the toolbar. */
async function expectText(canvasElement: HTMLElement, text: Text): Promise<void> {
  const found = within(body(canvasElement)).findAllByText(textOf(text), { exact: false }, WAIT);
  await expect((await found)[0]).toBeInTheDocument();
}

/** Expects a message of the error catalogue in each language, then restores the language. */
async function expectTextInEachLanguage(canvasElement: HTMLElement, text: Text): Promise<void> {
  const own = activeLanguage();
  const texts = new Set<string>();
  for (const language of [...LANGUAGES.filter((other) => other !== own), own]) {
    await activateLanguage(language);
    texts.add(textOf(text));
    await expectText(canvasElement, text);
  }
  await expect(texts.size).toBe(LANGUAGES.length);
}

/** Runs the steps to a state and expects its text. */
export async function runSteps(
  canvasElement: HTMLElement,
  { steps = [], shows }: ScreenState,
  { language }: Globals,
): Promise<void> {
  for (const step of steps) await runStep(canvasElement, step);
  await expectText(canvasElement, shows);
  const isReal = LANGUAGES.some((known) => known === language);
  if (isReal && isMessage(shows)) await expectTextInEachLanguage(canvasElement, shows);
}
