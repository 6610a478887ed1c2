import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { reviewCopy } from '../../sample-copy/review.ts';
import { extraActions, failedChecks } from '../../sample-copy/reviewedVenue.ts';
import type { Globals } from '../../sample-copy/translated.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { type SampleVenue, sampleAction, sampleVenue } from '../../sample-copy/venues.ts';
import { sampleCard } from '../samples.tsx';
import type { VenueCardProps } from './types.ts';
import { VenueCard } from './VenueCard.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#9cc3e6"/><path d="M0 230 170 120 300 210 450 90 640 240V400H0Z" fill="#4b7f52"/><path d="M90 300H560L620 400H20Z" fill="#c86b3c"/></svg>',
)}`;

/** All that the review screen adds to a card. */
function reviewed(globals: Globals, checked: boolean) {
  const name = 'Padel Club Navigli';
  return {
    checks: failedChecks(globals),
    extra: extraActions(['duplicates', 'history'], name, globals),
    selection: { checked, label: reviewCopy(globals).select(name), onChange: () => {} },
  } satisfies Partial<VenueCardProps>;
}

// Args that are still these objects are shown in the toolbar's language.
const english = { ...sampleVenue('complete', {}), labels: venueCopy({}).card };

const meta = {
  title: 'Venue/VenueCard',
  component: VenueCard,
  args: { ...english, pending: false, active: false, onAction: fn() },
  argTypes: {
    labels: { control: false },
    actions: { control: false },
    sports: { control: 'object' },
    court: {
      control: 'select',
      options: [undefined, 'football', 'basketball', 'tennis', 'padel', 'volleyball'],
    },
    ref: { table: { disable: true } },
  },
  // The sample venue of the story; args that a story changes override its values.
  parameters: { venue: 'complete' },
  render: (args, { globals, parameters }) => {
    const initial: Partial<VenueCardProps> = english;
    const changed = Object.entries(args).filter(
      ([name, value]) => value !== initial[name as keyof VenueCardProps],
    );
    return (
      <div style={{ maxInlineSize: '22.5rem' }}>
        {sampleCard(parameters['venue'] as SampleVenue, globals, Object.fromEntries(changed))}
      </div>
    );
  },
} satisfies Meta<typeof VenueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (...cards: ReactNode[]) => (
  <div
    style={{
      display: 'grid',
      gap: '1.125rem',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    }}
  >
    {cards.map((each, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are.
      <div key={index}>{each}</div>
    ))}
  </div>
);

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const review = reviewed(globals, false);
    const { decision: text, note } = reviewCopy(globals);
    const { actions } = sampleVenue('padel', globals);
    const restore = sampleAction('restore', venueCopy(globals).card.noName, globals);
    const picture = { url: PICTURE, alt: '' };
    return (
      <MatrixList
        items={{
          'all, little and too much known': row(
            sampleCard('complete', globals, { picture }),
            sampleCard('bare', globals),
            sampleCard('long', globals),
          ),
          'in review: to choose, chosen, active': row(
            sampleCard('padel', globals, review),
            sampleCard('padel', globals, reviewed(globals, true)),
            sampleCard('padel', globals, { ...review, checks: [], active: true }),
          ),
          hover: row(sampleCard('padel', globals, review)),
          focus: row(sampleCard('padel', globals, review)),
          active: row(sampleCard('padel', globals, review)),
          'in flight: chosen, with a picture': row(
            sampleCard('padel', globals, { ...reviewed(globals, true), picture, pending: true }),
          ),
          'approved, discarded': row(
            sampleCard('padel', globals, { actions: actions.filter(({ id }) => id === 'edit') }),
            sampleCard('bare', globals, {
              actions: [restore],
              decision: { text, note },
            }),
          ),
        }}
      />
    );
  },
};

export const Complete: Story = {
  name: '[REV-7] its website opens in a new tab',
  play: async ({ canvas, globals }) => {
    const website = canvas.getByRole('link', { name: /cusmilano\.example/ });
    await expect(website).toHaveAttribute('href', 'https://cusmilano.example');
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(website).toHaveAccessibleName(new RegExp(venueCopy(globals).card.opensInNewTab));
  },
};

export const LowWindow: Story = {
  name: 'a low window: phone and website share a line, and the number is whole',
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => (
    <div style={{ inlineSize: '18.5rem' }}>{sampleCard('complete', globals)}</div>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByText('+39 02 0000 0000');
    const website = canvas.getByRole('link').getBoundingClientRect();
    await expect(website.left).toBeGreaterThan(number.getBoundingClientRect().right);
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
  },
};

export const Bare: Story = {
  name: '[REV-7] shows what is missing when almost everything is',
  parameters: { venue: 'bare' },
  play: async ({ canvas, globals }) => {
    const { card } = venueCopy(globals);
    const article = canvas.getByRole('article', { name: card.noName });
    for (const missing of [
      card.noPicture,
      card.noSports,
      card.noAddress,
      card.noPhone,
      card.noWebsite,
      card.notRated,
    ]) {
      await expect(within(article).getByText(missing)).toBeVisible();
    }
    await expect(article).toHaveTextContent(card.noDate);
    await expect(within(article).queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Unusable: Story = {
  name: '[REV-7] a website that is none is text with a warning; a phone may have lines',
  parameters: { venue: 'markup' },
  play: async ({ canvas, globals }) => {
    const { card } = venueCopy(globals);
    await expect(canvas.getByText(/<p><a href=/)).toBeVisible();
    await expect(canvas.getByText(card.unusableWebsite)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LongItalian: Story = {
  name: '[REV-7] a name of 94 characters, five sports, a website without end, on a small phone',
  parameters: { venue: 'long' },
  args: { source: 'Ayuntamiento de Madrid (datos abiertos)' },
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { name = '', address = '', sports } = sampleVenue('long', globals);
    const lines = (element: HTMLElement) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
    // The whole text is in the tooltip, and read aloud.
    for (const [text, count] of [
      [canvas.getByRole('heading', { name }), 2],
      [canvas.getByText(address), 1],
      [canvas.getByText(/Ayuntamiento de Madrid/), 1],
    ] as const) {
      await expect(lines(text)).toBe(count);
      await expect(text).toHaveAttribute('title', expect.stringMatching(/./));
    }
    await expect(canvas.getByRole('heading')).toHaveAttribute('title', name);
    const list = canvas.getByRole('list', { name: venueCopy(globals).card.sports });
    await expect(within(list).getByText('+2')).toHaveAttribute('title', sports.slice(3).join(', '));
    for (const sport of sports) await expect(list).toHaveTextContent(sport);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Picture: Story = {
  name: '[REV-6] shows the picture',
  args: { picture: { url: PICTURE, alt: 'The clay court, seen from the road' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: /clay court/ })).toBeVisible();
    await expect(canvas.queryByText(venueCopy(globals).card.noPicture)).not.toBeInTheDocument();
  },
};

export const BrokenPicture: Story = {
  name: '[REV-6] shows the placeholder when the picture fails',
  args: { picture: { url: 'data:image/png;base64,AAAA', alt: 'The clay court' } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(venueCopy(globals).card.noPicture)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
