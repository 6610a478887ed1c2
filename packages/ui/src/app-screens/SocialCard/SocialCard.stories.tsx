import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { HighlightedText } from '../../marketing/Hero/index.ts';
import { SamplePhone, SampleTitle } from '../../marketing/samples.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { SocialCard } from './SocialCard.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { brand, footer } = marketingCopy(globals);
  return { brand: brand.name, text: footer.tagline };
};

const meta = {
  id: 'marketing-social-card',
  title: 'App screens/SocialCard',
  component: SocialCard,
  args: { ...copy({}), title: '', picture: null },
  argTypes: { title: { control: false }, picture: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <SocialCard
      {...translated(args, copy, globals)}
      title={<SampleTitle globals={globals} />}
      picture={<SamplePhone globals={globals} />}
    />
  ),
} satisfies Meta<typeof SocialCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, context) => (
    <MatrixList
      items={{
        rest: meta.render(args, context),
        'long words': (
          <SocialCard
            {...translated(args, copy, context.globals)}
            title={longCopy(context.globals).label}
            picture={<SamplePhone globals={context.globals} />}
          />
        ),
      }}
    />
  ),
};

/** The card of a shared game (spec §2.6). */
export const Invitation: Story = {
  render: (args, { globals }) => {
    const words = contentCopy(globals).share.title.split(' ');
    const last = words.pop();
    return (
      <SocialCard
        {...translated(args, copy, globals)}
        title={
          <>
            {words.join(' ')} <HighlightedText>{last}</HighlightedText>
          </>
        }
        text={contentCopy(globals).share.gameMessage}
        picture={<SamplePhone globals={globals} />}
      />
    );
  },
};

export const English: Story = {
  play: async ({ canvas, globals }) => {
    const { brand, footer } = marketingCopy(globals);
    await expect(canvas.getByText(brand.name)).toBeVisible();
    await expect(canvas.getByText(footer.tagline)).toBeVisible();
  },
};
