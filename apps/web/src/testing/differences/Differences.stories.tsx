import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { mockNetwork } from '../network.ts';
import { DifferencesPage } from './DifferencesPage.tsx';

const meta = {
  title: 'Start here/Visual differences',
  component: DifferencesPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof DifferencesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastComparison: Story = { name: 'the last comparison' };

/** A server with a page at the address of the report. */
const serverWith = (title: string) => ({
  loaders: [mockNetwork],
  parameters: {
    msw: [http.get('*/visual/index.html', () => HttpResponse.html(`<title>${title}</title>`))],
  },
});

export const Found: Story = {
  ...serverWith('Visual differences'),
  name: 'the report is shown where there is one',
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Visual differences')).toBeVisible();
  },
};

export const NotFound: Story = {
  ...serverWith('Storybook'),
  name: 'another page at its address is not taken for it',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByTitle('Visual differences')).toBeNull();
  },
};
