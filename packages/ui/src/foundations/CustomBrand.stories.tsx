import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { SampleHero } from '../marketing/samples.tsx';
import { Banner } from '../primitives/Banner/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Checkbox } from '../primitives/Checkbox/index.ts';
import { Dialog } from '../primitives/Dialog/index.ts';
import { Select } from '../primitives/Select/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { TextField } from '../primitives/TextField/index.ts';
import { primitivesCopy } from '../sample-copy/primitives.ts';
import { venueCopy } from '../sample-copy/venue.ts';
import { sampleVenue } from '../sample-copy/venues.ts';
import { vars } from '../theme/contract.css.ts';
import { createCampettoTheme } from '../theme/createCampettoTheme.ts';
import { VenueCard } from '../venue/VenueCard/index.ts';

type Globals = Record<string, unknown>;

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

function Form({ globals }: { globals: Globals }) {
  const { fields, cities, messages } = primitivesCopy(globals);
  const [name, setName] = useState('Padel Club Navigli');
  const [city, setCity] = useState<string>();
  const [verified, setVerified] = useState(true);
  const options = Object.entries(cities).map(([value, label]) => ({ value, label }));
  return (
    <Stack>
      <Banner tone="brand">{messages.offline}</Banner>
      <TextField label={fields.name} value={name} onValueChange={setName} />
      <Select
        label={fields.city}
        placeholder={fields.cityChoose}
        error={fields.cityError}
        options={options}
        value={city}
        onValueChange={setCity}
      />
      <Checkbox
        label={fields.verified}
        hint={fields.verifiedHint}
        checked={verified}
        onCheckedChange={setVerified}
      />
    </Stack>
  );
}

function Actions({ globals }: { globals: Globals }) {
  const { actions } = primitivesCopy(globals);
  return (
    <>
      <Button tone="caution">{actions.discard}</Button>
      <Button>{actions.cancel}</Button>
      <Button tone="brand">{actions.save}</Button>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: vars.space.roomy,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
} as const;

const meta = {
  title: 'Foundations/A brand of one’s own',
  parameters: {
    layout: 'fullscreen',
    docs: {
      canvas: { sourceState: 'none' },
      // In frames: the brand is the page's, and this page is Campetto's.
      story: { inline: false, height: '60rem' },
      description: {
        component:
          'The same pieces under a second brand, Notturna, which is made up. `createCampettoTheme` takes what a brand says of itself (a colour is enough, every role may be named) and gives custom properties and a style sheet. Shades that nobody named derive from the brand’s colour, as near to it as words stay legible; a pair under 4.5:1 is refused, by name.',
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <style>{notturna.css}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pieces: Story = {
  render: (_args, { globals }) => (
    <>
      <SampleHero globals={globals} />
      <div style={{ display: 'grid', gap: vars.space.wide, padding: vars.space.roomy }}>
        <div style={columns}>
          {(['complete', 'padel', 'bare'] as const).map((which) => (
            <VenueCard
              key={which}
              {...sampleVenue(which, globals)}
              labels={venueCopy(globals).card}
              pending={false}
              onAction={() => {}}
            />
          ))}
        </div>
        <div style={{ maxInlineSize: '30rem', display: 'grid', gap: vars.space.roomy }}>
          <Form globals={globals} />
          <Stack direction="along">
            <Actions globals={globals} />
          </Stack>
        </div>
      </div>
    </>
  ),
};

export const InADialog: Story = {
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
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog');
    await expect(getComputedStyle(dialog).borderRadius).toBe('6px');
  },
};
