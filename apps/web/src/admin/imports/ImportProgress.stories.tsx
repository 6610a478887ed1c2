import { PATHS } from '@campetto/contract';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectText, forbiddenAfter, textAfter } from '../../testing/expectText.ts';
import { problem } from '../../testing/handlers.ts';
import { halfway, importReport, MADRID, REPORT } from '../../testing/records.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { importFile, importing } from '../../testing/steps/importFile.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Import: progress',
  args: { ...screenMeta.args, path: PATHS.imports },
} satisfies ScreenMeta;
export default meta;

const NOT_ENDED =
  'The import may not have come to its end. What has come in stays; import the file again to go on.';

const NOT_BEGUN = 'The import did not begin, so nothing has been imported. Please try again.';

export const Loading: Story = {
  parameters: importing(() => delay('infinite')),
  play: textAfter(importFile, ['Sending {name}', { name: MADRID.name }]),
};

export const Failed: Story = {
  parameters: importing(problem(500)),
  play: async ({ canvas }) => {
    await importFile();
    await expect(await canvas.findByText(textOf(NOT_BEGUN))).toBeInTheDocument();
    // The same file can be imported again without choosing it.
    const again = textOf(['Try again with {name}', { name: MADRID.name }]);
    await userEvent.click(canvas.getByRole('button', { name: again }));
    await expect(await canvas.findByRole('button', { name: textOf('Import') })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { offline: true },
  parameters: importing(halfway((stream) => stream.error(new TypeError('network')))),
  play: async ({ canvas }) => {
    await importFile();
    await expect(await canvas.findByText(textOf(NOT_ENDED), { exact: false })).toBeInTheDocument();
  },
};

export const InFlight: Story = {
  parameters: importing(halfway(() => undefined)),
  play: textAfter(importFile, ['Importing {name}', { name: MADRID.name }]),
};

let complete = () => {};

export const LeftTooLate: Story = {
  name: 'the question whether to leave ends with the import',
  // A narrow screen has no links before its menu is opened.
  globals: { viewport: { value: 'desktop' } },
  parameters: importing(
    halfway((stream) => {
      complete = () => {
        stream.enqueue(importReport(REPORT));
        stream.close();
      };
    }),
  ),
  play: async ({ canvas }) => {
    await importFile();
    await expectText(['Importing {name}', { name: MADRID.name }]);
    await userEvent.click(canvas.getByRole('link', { name: textOf('Dashboard') }));
    const question = await screen.findByRole('alertdialog');
    complete();
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: textOf('Import another file') })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: importing(problem(403)),
  play: forbiddenAfter(importFile),
};
