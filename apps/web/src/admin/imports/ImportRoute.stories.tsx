import { CALLS, type ImportEvent, type ImportPreview, PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HEALTHY, never, offline, problem } from '../../stories/answers.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { italian, screenMeta } from '../../stories/screenMeta.ts';

const PREVIEW = `${CALLS.importPreview.method} ${CALLS.importPreview.path}`;
const IMPORT = `${CALLS.imports.method} ${CALLS.imports.path}`;
const NAME = 'madrid-instalaciones-deportivas.csv';

const SHOWN: ImportPreview = {
  source: 'madrid',
  sources: ['campetto', 'milano', 'madrid', 'osm', 'normalized'],
  unit: 'line',
  records: [
    {
      at: 2,
      fields: [
        { field: 'name', value: 'Instalación Deportiva Básica Alto del Retiro', from: ['NOMBRE'] },
        { field: 'sports', value: 'football, basketball', from: ['EQUIPAMIENTO'] },
        { field: 'street', value: 'CALLE ALTO DEL RETIRO', from: ['CLASE-VIAL', 'NOMBRE-VIA'] },
        { field: 'country', value: 'Spain', from: [] },
        { field: 'coordinates', value: '40.3758, -3.6197', from: ['LATITUD', 'LONGITUD'] },
      ],
      leftOut: [],
      refused: null,
    },
    { at: 3, fields: [], leftOut: [], refused: 'address.latitude must be at most 90' },
  ],
  unused: ['DISTRITO', 'BARRIO', 'ACCESIBILIDAD'],
};

const events =
  (...all: ImportEvent[]) =>
  () =>
    new Response(all.map((event) => `${JSON.stringify(event)}\n`).join(''));

const DONE = events(
  { type: 'progress', done: 0.5, read: 500, new: 492 },
  {
    type: 'report',
    report: {
      file: NAME,
      unit: 'line',
      read: 508,
      new: 480,
      changed: 2,
      unchanged: 20,
      kept: 3,
      stayDiscarded: 5,
      refused: 3,
      refusals: [4, 77, 301].map((at) => ({ at, reason: 'address.latitude must be at most 90' })),
      leftOut: [
        { at: 304, reason: 'phone must have at most 40 characters: "913 288 606 (reser…"' },
      ],
    },
  },
);

/** Half of it has come in; the rest never does. */
const halfway = () =>
  new Response(
    new ReadableStream({
      start(stream) {
        const event: ImportEvent = { type: 'progress', done: 0.42, read: 1500, new: 1498 };
        stream.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n`));
      },
    }),
  );

const meta = {
  ...screenMeta,
  title: 'Screens/Import',
  component: StoryScreen,
  args: {
    ...screenMeta.args,
    path: PATHS.imports,
    answers: { ...HEALTHY, [PREVIEW]: () => Response.json(SHOWN), [IMPORT]: DONE },
  },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, file = new File(['a;b'], NAME)) {
  const canvas = within(canvasElement);
  await userEvent.upload(await canvas.findByLabelText(/^(Choose a file|Scegli un file)$/), file);
  return canvas;
}

async function start(canvasElement: HTMLElement) {
  const canvas = await choose(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^(Import|Importa)$/ }));
  return canvas;
}

export const Choose: Story = {
  name: 'a file is asked for',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Import venues',
    );
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Preview: Story = {
  name: 'how it would come in, before anything does',
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    const row = await canvas.findByRole('row', { name: /^Name/ });
    await expect(row).toHaveTextContent('NOMBRE');
    await expect(canvas.getByText('Football, Basketball')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Source' })).toHaveTextContent(
      'Ayuntamiento de Madrid',
    );
  },
};

export const PreviewItalian: Story = {
  ...Preview,
  ...italian,
  name: 'the same in Italian, on a phone',
  globals: { ...italian.globals, viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByText('Calcio, Basket')).toBeVisible();
  },
};

export const Unrecognised: Story = {
  name: 'no source knows the file: the reader may',
  args: {
    answers: {
      ...HEALTHY,
      [PREVIEW]: () =>
        Response.json({
          ...SHOWN,
          source: null,
          records: [],
          unused: [],
          failureKind: 'unrecognised',
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No known source');
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Source' })).toBeEnabled();
  },
};

export const Running: Story = {
  name: 'how far it is; leaving asks',
  args: {
    answers: { ...HEALTHY, [PREVIEW]: () => Response.json(SHOWN), [IMPORT]: halfway },
  },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await expect(await canvas.findByText('1,500 records read, 1,498 new')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '42');
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', { name: 'Stop the import?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

export const Sending: Story = {
  name: 'on its way to the server',
  args: { answers: { ...HEALTHY, [PREVIEW]: () => Response.json(SHOWN), [IMPORT]: never } },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await expect(await canvas.findByText(/when all of it has arrived/)).toBeVisible();
  },
};

export const Report: Story = {
  name: 'what became of it',
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await expect(await canvas.findByText(/5 of these venues have been discarded/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Refused: 3' })).toHaveTextContent(
      'Line 77Latitude: more than 90',
    );
    await expect(canvas.getByRole('link', { name: 'Review pending venues' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?lang=en`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
    await expect(canvas.getByLabelText('Choose a file')).toBeEnabled();
  },
};

export const Failed: Story = {
  name: 'the network is gone; a file is too large; the account may not',
  args: { answers: { ...HEALTHY, [PREVIEW]: offline } },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again');
    const huge = new File(['x'], 'huge.csv');
    Object.defineProperty(huge, 'size', { value: 201 * 1024 * 1024 });
    await choose(canvasElement, huge);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('larger than 200 MB');
  },
};

export const Forbidden: Story = {
  name: 'an account without rights is told so',
  args: { answers: { ...HEALTHY, [PREVIEW]: problem(403) } },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no administrator rights');
  },
};
