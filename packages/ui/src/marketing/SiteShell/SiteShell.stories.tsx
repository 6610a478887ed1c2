import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { adminCopy } from '../../sample-copy/admin.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { Navbar } from '../Navbar/index.ts';
import { SampleFooter } from '../samples.tsx';
import { SiteShell } from './SiteShell.tsx';

const meta = {
  title: 'Marketing/SiteShell',
  component: SiteShell,
  parameters: { layout: 'fullscreen' },
  args: { skipLabel: '', navbar: null, footer: null, children: null },
  render: (_, { globals }) => {
    const { brand, nav } = marketingCopy(globals);
    return (
      <SiteShell
        skipLabel={adminCopy(globals).shell.skipToContent}
        navbar={
          <Navbar {...nav} brand={brand} languageSwitch={null} scrolled={false} over="page" />
        }
        footer={<SampleFooter globals={globals} />}
      >
        {null}
      </SiteShell>
    );
  },
} satisfies Meta<typeof SiteShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShortPage: Story = {
  name: 'a short page still fills the screen; the keyboard can skip to it',
  play: async ({ canvas, canvasElement, globals }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeGreaterThanOrEqual(
      canvasElement.ownerDocument.defaultView?.innerHeight ?? 0,
    );
    // Followed for real it would leave the page that the tests live in.
    await userEvent.tab();
    const { skipToContent } = adminCopy(globals).shell;
    const skip = canvas.getByRole('link', { name: skipToContent });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};
