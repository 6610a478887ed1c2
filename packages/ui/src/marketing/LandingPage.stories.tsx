import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { marketingCopy } from '../sample-copy/marketing.ts';
import { ComingSoon } from './ComingSoon/index.ts';
import { DownloadSection } from './DownloadSection/index.ts';
import { FeatureGrid } from './FeatureGrid/index.ts';
import { HowItWorks } from './HowItWorks/index.ts';
import { LanguageLinks } from './LanguageLinks/index.ts';
import { Navbar } from './Navbar/index.ts';
import { QrCode } from './QrCode/index.ts';
import { SportsGrid } from './SportsGrid/index.ts';
import { SampleFooter, SampleHero, samplePictures } from './samples.tsx';
import { Testimonials } from './Testimonials/index.ts';
import { TrustSection } from './TrustSection/index.ts';

/** All components of the landing page together, in the order of the page. */
function LandingPage({ globals }: { globals: Record<string, unknown> }) {
  const copy = marketingCopy(globals);
  const { caption, ...code } = copy.download.code;
  const languages = [
    { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
    { code: 'it', short: 'IT', name: 'Italiano', href: '?lang=it' },
  ];
  const languageSwitch = (
    <LanguageLinks
      label={copy.language}
      current={String(globals['language'])}
      languages={languages}
    />
  );
  return (
    <div id="top">
      <Navbar {...copy.nav} brand={copy.brand} languageSwitch={languageSwitch} />
      <main>
        <SampleHero globals={globals} />
        <FeatureGrid id="features" {...copy.features} />
        <HowItWorks id="how-it-works" {...copy.how} pictures={samplePictures(globals)} />
        <SportsGrid id="sports" {...copy.sports} />
        <Testimonials id="testimonials" {...copy.testimonials} />
        <TrustSection id="trust" {...copy.trust} />
        <ComingSoon {...copy.soon} />
        <DownloadSection
          id="download"
          {...copy.download}
          code={<QrCode {...code} />}
          caption={caption}
          newTabLabel={copy.newTab}
        />
      </main>
      <SampleFooter globals={globals} />
    </div>
  );
}

const meta = {
  title: 'Marketing/Landing page',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  argTypes: { globals: { table: { disable: true } } },
  render: (_, { globals }) => <LandingPage globals={globals} />,
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  name: '[LAND-11] every part has its anchor, and nothing is wider than the page',
  play: async ({ canvas, canvasElement }) => {
    const ids = canvas.getAllByRole('region').map((region) => region.id);
    await expect(ids).toEqual([
      ...['features', 'how-it-works', 'sports'],
      ...['testimonials', 'trust', 'download'],
    ]);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const ItalianOnAPhone: Story = {
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async (context) => {
    await English.play?.(context);
    // The keyboard reaches the rows of cards once they are measured.
    const rows = context.canvas.getAllByRole('group').filter((row) => row.matches('div'));
    for (const row of rows) await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'));
  },
};
