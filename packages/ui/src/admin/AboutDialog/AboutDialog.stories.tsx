import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { adminCopy } from '../../sample-copy/admin.ts';
import { AboutDialog } from './AboutDialog.tsx';

const meta = {
  title: 'Admin/AboutDialog',
  component: AboutDialog,
  args: {
    open: true,
    labels: adminCopy({}).about,
    sources: [
      {
        text: 'Comune di Milano (CC BY 4.0)',
        url: 'https://dati.comune.milano.it/',
        licence: 'Creative Commons Attribution 4.0',
        licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      },
      {
        text: 'Origen de los datos: Ayuntamiento de Madrid',
        url: 'https://datos.madrid.es/',
        licence: 'Conditions of use of datos.madrid.es (attribution)',
        licenceUrl: 'https://datos.madrid.es/pages/condiciones-de-uso',
      },
      {
        text: '© OpenStreetMap contributors (ODbL)',
        url: 'https://www.openstreetmap.org/copyright',
        licence: 'Open Data Commons Open Database License 1.0',
        licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
      },
    ],
    onClose: fn(),
  },
  argTypes: { labels: { control: false } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args, { globals }) => <AboutDialog {...args} labels={adminCopy(globals).about} />,
} satisfies Meta<typeof AboutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog has a single look. */
export const Matrix: Story = {};

export const Sources: Story = {
  play: async ({ args, globals }) => {
    const { about } = adminCopy(globals);
    const panel = await screen.findByRole('dialog', { name: about.title });
    await expect(panel).toHaveAccessibleDescription(about.intro);
    const owner = screen.getByRole('link', { name: /Comune di Milano/ });
    await expect(owner).toHaveAccessibleName(
      `Comune di Milano (CC BY 4.0) (${about.opensInNewTab})`,
    );
    await expect(owner).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
