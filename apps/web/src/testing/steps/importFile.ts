import { ENDPOINTS } from '@campetto/contract';
import { HttpResponse, type HttpResponseResolver, http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { MADRID, PREVIEW } from '../records.ts';
import { textOf } from '../textOf.ts';

/** Parameters of a story: a file that is read, and an import of it that the server responds to like this. */
export const importing = (resolver: HttpResponseResolver) => ({
  msw: [
    http.post(ENDPOINTS.importPreview.path, () => HttpResponse.json(PREVIEW)),
    http.post(ENDPOINTS.imports.path, resolver),
  ],
});

/** Chooses the file of a public source for the import. */
export async function chooseFile(): Promise<void> {
  await userEvent.upload(await screen.findByLabelText(textOf('Choose a file')), MADRID);
}

/** Chooses the file and starts its import. */
export async function importFile(): Promise<void> {
  await chooseFile();
  await userEvent.click(await screen.findByRole('button', { name: textOf('Import') }));
}
