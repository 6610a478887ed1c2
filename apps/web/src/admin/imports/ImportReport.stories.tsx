import { PATHS } from '@campetto/contract';
import { expect, within } from 'storybook/test';
import { expectText, textAfter } from '../../testing/expectText.ts';
import { CLOSED_VENUE, imported, REPORT } from '../../testing/records.ts';
import { type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { importFile, importing } from '../../testing/steps/importFile.ts';
import { textOf } from '../../testing/textOf.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Import: report',
  args: { ...screenMeta.args, path: PATHS.imports },
} satisfies ScreenMeta;
export default meta;

/** The report of a file in which nothing was refused, left out or changed. */
const PLAIN = {
  ...REPORT,
  new: 0,
  changed: 0,
  unchanged: 0,
  kept: 0,
  stayDiscarded: 0,
  refused: 0,
  refusals: [],
  leftOut: [],
  keptVenues: [],
  returnedVenues: [],
};

export const Empty: Story = {
  parameters: importing(imported({ ...PLAIN, read: 20, unchanged: 20 })),
  play: textAfter(importFile, 'Review pending venues'),
};

export const One: Story = {
  parameters: importing(imported({ ...PLAIN, read: 1, new: 1 })),
  play: textAfter(importFile, 'Review the new venues'),
};

export const Many: Story = {
  parameters: importing(imported(REPORT)),
  play: async ({ canvas }) => {
    await importFile();
    await expect(
      await canvas.findByText(textOf(['Values not imported; stored ones stay: {0}', { 0: 1 }])),
    ).toBeInTheDocument();
    const unnamed =
      '{unnamed, plural, one {# record has come in without a name.} other {# records have come in without a name.}}';
    await expect(canvas.getByText(textOf([unnamed, { unnamed: 2 }]))).toBeVisible();
    const unknown =
      '{unknownCountry, plural, one {# record has come in with a country that is not known.} other {# records have come in with a country that is not known.}}';
    await expect(canvas.getByText(textOf([unknown, { unknownCountry: 1 }]))).toBeVisible();
    await expectKept(canvas);
    await expectReturned(canvas);
  },
};

async function expectKept(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const list = within(
    canvas.getByRole('region', { name: textOf(['Kept as decided: {0}', { 0: '3' }]) }),
  );
  const [first, second, third] = list.getAllByRole('listitem');
  await expect(first).toHaveTextContent(
    textOf([
      '{field}: “{kept}” stays; the source has “{given}”',
      {
        field: textOf('Sports'),
        kept: `${textOf('Football')}, ${textOf('Tennis')}`,
        given: textOf('Tennis'),
      },
    ]),
  );
  await expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('status=approved&q=Instalaci%C3%B3n+Deportiva+Municipal+Aluche'),
  );
  await expect(second).toHaveTextContent(textOf('Unnamed venue'));
  await expect(third).toHaveTextContent(textOf('The source has the same values now.'));
}

async function expectReturned(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const list = canvas.getByRole('region', {
    name: textOf(['Look like discarded venues: {0}', { 0: '1' }]),
  });
  await expect(list).toHaveTextContent(CLOSED_VENUE.name);
  await expect(list).toHaveTextContent(textOf('Closed for good').toLowerCase());
  await expect(list).toHaveTextContent('Houses have been built there.');
  await expect(within(list).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('q=Campo+de+F%C3%BAtbol+Aluche'),
  );
}

const REFUSED = Array.from({ length: 300 }, (_, index) => ({
  at: index + 2,
  reason: 'address.latitude must be at most 90',
}));

export const Long: Story = {
  name: 'a long list has all records that the report names, and the number of the others',
  parameters: importing(imported({ ...PLAIN, read: 330, refused: 330, refusals: REFUSED })),
  play: async ({ canvas }) => {
    await importFile();
    const list = within(
      await canvas.findByRole('region', { name: textOf(['Refused: {0}', { 0: '330' }]) }),
    );
    await expect(list.getAllByRole('listitem')).toHaveLength(300);
    await expect(list.getByText(textOf(['and {0} more', { 0: '30' }]))).toBeVisible();
  },
};

export const Repeated: Story = {
  name: 'a repeated record names the earlier one by the same number as itself',
  parameters: importing(
    imported({
      ...PLAIN,
      read: 2,
      new: 1,
      refused: 1,
      refusals: [{ at: 5, reason: 'has the id a of an earlier record, number 2' }],
    }),
  ),
  play: async () => {
    await importFile();
    await expectText(['Line {0}', { 0: '5' }]);
    await expectText([
      'The same record is in the file before: {place}.',
      { place: textOf(['Line {0}', { 0: '2' }]) },
    ]);
  },
};
