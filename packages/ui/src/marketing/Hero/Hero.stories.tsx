import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { SampleHero } from '../samples.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Marketing/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '',
    subtitle: '',
    chips: [],
    community: '',
    action: { label: '', href: '#download' },
    trust: { label: '', faces: [] },
  },
  render: (_, { globals }) => <SampleHero globals={globals} />,
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  name: '[LAND-1] headline, subtitle, chips, community badge, get started, trust badge',
  play: async ({ canvas, globals }) => {
    const { hero } = marketingCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${hero.title} ${hero.marked}`,
    );
    await expect(canvas.getByText(hero.subtitle)).toBeVisible();
    for (const chip of [...hero.chips, hero.community, hero.trust]) {
      await expect(canvas.getByText(chip)).toBeVisible();
    }
    await userEvent.tab();
    const start = canvas.getByRole('link', { name: hero.action.label });
    await expect(start).toHaveFocus();
    await expect(start).toHaveAttribute('href', '#download');
  },
};

export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };

export const LongOnAPhone: Story = {
  globals: { language: 'it', viewport: { value: 'phone' } },
  render: (_, { globals }) => (
    <SampleHero
      globals={globals}
      title="L’allenamento precampionato straordinariamente impegnativo ricomincia"
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      innerWidth,
    );
  },
};

export const WithoutPicture: Story = {
  render: (_, { globals }) => <SampleHero globals={globals} picture={undefined} />,
};
