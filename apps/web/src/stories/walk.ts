import { LANGUAGES } from '@campetto/contract';
import type { Globals } from 'storybook/internal/types';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { activateLanguage, activeLanguage } from '../i18n/activate.ts';
import { isMessage } from './errors/errors.ts';
import { say } from './say.ts';
import type { Cell, Step, Text } from './screens/screen.ts';

/** Milliseconds that an answer may take on a machine with other work. */
const PATIENCE = { timeout: 5000 };

const body = (canvasElement: HTMLElement) => canvasElement.ownerDocument.body;

/** What can be reached: the dialog that is open, else the page. */
function reach(canvasElement: HTMLElement): HTMLElement {
  const dialogs = body(canvasElement).querySelectorAll<HTMLElement>('[role$="dialog"]');
  return [...dialogs].at(-1) ?? canvasElement;
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** As it is read: a button may hold a second text, for the time when it waits. */
function isCalled(element: HTMLElement, name: string): boolean {
  const label = element.getAttribute('aria-label');
  if (label !== null) return fold(label) === name;
  if (!fold(element.textContent ?? '').includes(name)) return false;
  const read = element.cloneNode(true) as HTMLElement;
  for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return fold(read.textContent ?? '') === name;
}

/** Presses the first button or box of this name, as soon as it can be pressed. */
export async function press(canvasElement: HTMLElement, text: Text, of = ''): Promise<void> {
  const name = say(text) + of;
  const found = await waitFor(() => {
    const all = reach(canvasElement).querySelectorAll<HTMLElement>('button, label, input, [role]');
    const first = [...all].find((element) => isCalled(element, fold(name)));
    if (!first) throw new Error(`Nothing called “${name}” can be pressed.`);
    return first;
  }, PATIENCE);
  await userEvent.click(found);
}

async function take(canvasElement: HTMLElement, step: Step): Promise<void> {
  if ('sees' in step) return sees(canvasElement, step.sees);
  if ('press' in step) return press(canvasElement, step.press, step.of);
  if ('keys' in step) {
    await userEvent.keyboard(step.keys);
    return;
  }
  const [field] = await within(reach(canvasElement)).findAllByLabelText(say(step.into), {
    exact: false,
    selector: 'input, textarea',
  });
  if (!field) return;
  if ('choose' in step) await userEvent.upload(field, step.choose);
  else await userEvent.type(field, step.type);
}

/** Waits until the text of a state is there, in the language of the toolbar. */
async function sees(canvasElement: HTMLElement, text: Text): Promise<void> {
  const found = within(body(canvasElement)).findAllByText(say(text), { exact: false }, PATIENCE);
  await expect((await found)[0]).toBeInTheDocument();
}

/** A message of the error catalogue stands there in each language, which then is as it was. */
async function seesInEachLanguage(canvasElement: HTMLElement, text: Text): Promise<void> {
  const own = activeLanguage();
  const said = new Set<string>();
  for (const language of [...LANGUAGES.filter((other) => other !== own), own]) {
    await activateLanguage(language);
    said.add(say(text));
    await sees(canvasElement, text);
  }
  await expect(said.size).toBe(LANGUAGES.length);
}

/** Goes the way to a state, and sees that it is there. */
export async function walk(
  canvasElement: HTMLElement,
  { steps = [], shows }: Cell,
  { language }: Globals,
): Promise<void> {
  for (const step of steps) await take(canvasElement, step);
  await sees(canvasElement, shows);
  const isReal = LANGUAGES.some((known) => known === language);
  if (isReal && isMessage(shows)) await seesInEachLanguage(canvasElement, shows);
}
