import texts from 'virtual:texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CopyDeck } from './CopyDeck.tsx';

const meta = {
  title: 'Start here/Copy deck',
  component: CopyDeck,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { texts },
} satisfies Meta<typeof CopyDeck>;
export default meta;

export const AllTexts: StoryObj<typeof meta> = {
  name: '[LANG-6] every text in each language',
  play: async ({ canvas }) => {
    await expect(
      texts.every(({ translations }) => Object.values(translations).every(Boolean)),
    ).toBe(true);
    await userEvent.type(canvas.getByLabelText('Search'), 'Approve this venue?');
    await expect(canvas.getByText('Approvare questa struttura?')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${texts.length} texts`);
    await userEvent.clear(canvas.getByLabelText('Search'));
    // The texts of one screen follow each other.
    const screens = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).queryAllByRole('link')[0]?.textContent);
    await expect(screens).toEqual(screens.toSorted());
    await expect(canvas.queryByText(/plural,/)).not.toBeInTheDocument();
    // A heading is shown without its id.
    await expect(canvas.queryByText(/{#/)).not.toBeInTheDocument();
  },
};
