import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Marked } from '../Hero/index.ts';
import { SamplePhone } from '../samples.tsx';
import { SocialCard } from './SocialCard.tsx';

const meta = {
  title: 'Marketing/Social card',
  component: SocialCard,
  parameters: { layout: 'fullscreen' },
  args: { brand: '', title: '', text: '', picture: null },
  render: (_, { globals }) => {
    const { brand, hero, footer } = marketingCopy(globals);
    return (
      <SocialCard
        brand={brand.name}
        title={
          <>
            {hero.title} <Marked>{hero.marked}</Marked>
          </>
        }
        text={footer.tagline}
        picture={<SamplePhone globals={globals} />}
      />
    );
  },
} satisfies Meta<typeof SocialCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, globals }) => {
    const { brand, footer } = marketingCopy(globals);
    await expect(canvas.getByText(brand.name)).toBeVisible();
    await expect(canvas.getByText(footer.tagline)).toBeVisible();
  },
};
export const Italian: Story = { globals: { language: 'it' } };
