import { ENDPOINTS } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, type HttpResponseResolver, http } from 'msw';
import { MADRID, PREVIEW } from './records.ts';
import { textOf } from './textOf.ts';

/** Parameters of a story: a file that is read, and an import of it that the server responds to like this. */
export const importing = (resolver: HttpResponseResolver) => ({
  msw: [
    http.post(ENDPOINTS.importPreview.path, () => HttpResponse.json(PREVIEW)),
    http.post(ENDPOINTS.imports.path, resolver),
  ],
});

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
