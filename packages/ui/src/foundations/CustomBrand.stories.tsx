import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Dialog } from '../primitives/Dialog/index.ts';
import { primitivesCopy } from '../sample-copy/primitives.ts';
import { createCampettoTheme } from '../theme/createCampettoTheme.ts';
import { Actions, BrandPieces, Form } from './BrandPieces.tsx';
import { BrandPlayground } from './BrandPlayground.tsx';

/** Notturna, made up: padel after work, under floodlights. Plum and apricot, serifs, sharp corners. */
const notturna = createCampettoTheme({
  brand: '#7B2D8E',
  spark: '#FFB86B',
  radius: { chip: '2px', control: '4px', card: '4px', panel: '6px' },
  fontFamily: { display: 'Georgia, "Times New Roman", serif' },
  fontSize: { hero: 'clamp(2rem, 1.5rem + 2.5vw, 3.25rem)' },
  fontWeight: { heavy: '700' },
  letterSpacing: { display: '0' },
  light: {
    color: {
      page: '#FAF6F1',
      sunken: '#F2EBE3',
      text: '#241A2E',
      textMuted: '#65586F',
      line: '#E8DED3',
      edge: '#8B7E92',
      edgeHover: '#65586F',
      bar: { ground: '#241A2E', raised: '#382A46', textMuted: '#CFC3DA', focus: '#FFB86B' },
      court: { padel: { ground: '#64267A' } },
    },
  },
  dark: {
    color: {
      page: '#17101E',
      card: '#221930',
      sunken: '#2E2340',
      text: '#F6F1FA',
      textMuted: '#BBAFC8',
      line: '#3B2F4D',
      edge: '#9486A6',
      edgeHover: '#BBAFC8',
      bar: { ground: '#0D0812', raised: '#241A30', textMuted: '#BBAFC8', focus: '#FFB86B' },
      court: { padel: { ground: '#4C1D5E' } },
    },
  },
});

const meta = {
  title: 'Foundations/A brand of one’s own',
  parameters: {
    layout: 'fullscreen',
    docs: {
      canvas: { sourceState: 'none' },
      // In frames, because a brand applies to a whole page, and the page of documentation has Campetto's.
      story: { inline: false, height: '60rem' },
      description: {
        component:
          'Choose colours in the playground, or see the same pieces under a second brand, Notturna, which is made up. `createCampettoTheme` takes what a brand says of itself (a colour is enough, every role may be named) and gives custom properties and a style sheet. Shades that nobody named derive from the brand’s colour, as near to it as words stay legible; a pair under 4.5:1 is refused, by name.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inNotturna: Decorator = (Story) => (
  <>
    <style>{notturna.css}</style>
    <Story />
  </>
);

/** Choose colours, see them on the pieces, and take the theme along. */
export const Playground: Story = {
  render: (_args, { globals }) => <BrandPlayground globals={globals} />,
};

export const Chosen: Story = {
  ...Playground,
  tags: ['!autodocs'],
  name: 'a chosen colour is shown at once, one that makes text illegible is refused',
  // In the dark theme a shade of it is shown.
  globals: { theme: 'light' },
  play: async ({ canvas, globals }) => {
    const save = canvas.getByRole('button', { name: primitivesCopy(globals).actions.save });
    // At full motion a colour changes slowly.
    const isPlum = () =>
      waitFor(() => expect(getComputedStyle(save).backgroundColor).toBe('rgb(123, 45, 142)'));
    await fireEvent.input(canvas.getByLabelText('Brand'), { target: { value: '#7b2d8e' } });
    await expect(canvas.getByRole('region', { name: 'Theme' })).toHaveTextContent(
      "brand: '#7b2d8e'",
    );
    await isPlum();
    await fireEvent.input(canvas.getByLabelText('Text'), { target: { value: '#d0d0d0' } });
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /text on page has a contrast of 1\.\d+:1/,
    );
    // Refused colours are not shown.
    await isPlum();
  },
};

export const PlaygroundOnAPhone: Story = {
  ...Playground,
  tags: ['!autodocs'],
  name: 'on a phone the code wraps, and nothing is too wide',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Pieces: Story = {
  decorators: [inNotturna],
  render: (_args, { globals }) => <BrandPieces globals={globals} />,
};

export const InADialog: Story = {
  decorators: [inNotturna],
  parameters: { docs: { story: { height: '40rem' } } },
  render: (_args, { globals }) => {
    const { dialog, actions } = primitivesCopy(globals);
    return (
      <Dialog
        open
        onClose={() => {}}
        title={dialog.formTitle}
        closeLabel={actions.close}
        tone="brand"
        size="form"
        footer={<Actions globals={globals} />}
      >
        <Form globals={globals} />
      </Dialog>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(dialog).borderRadius).toBe('6px');
  },
};
