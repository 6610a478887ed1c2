import type { StoryContext } from '@storybook/react-vite';
import { MADRID } from './records.ts';
import { textOf } from './textOf.ts';

/** Chooses the file of a public source for the import. */
export async function chooseFile({ canvas, userEvent }: StoryContext): Promise<void> {
  await userEvent.upload(await canvas.findByLabelText(textOf('Choose a file')), MADRID);
}

/** Chooses the file and starts its import. */
export async function importFile(context: StoryContext): Promise<void> {
  await chooseFile(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: textOf('Import') }));
}
