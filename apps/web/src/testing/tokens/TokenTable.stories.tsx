import tokens from 'virtual:tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TokenTable } from './TokenTable.tsx';

const meta = {
  title: 'Foundations/Tokens',
  component: TokenTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: tokens,
} satisfies Meta<typeof TokenTable>;
export default meta;

export const AllTokens: StoryObj<typeof meta> = {
  name: 'every token with its values and its use',
  play: async ({ canvas }) => {
    const search = canvas.getByLabelText('Search');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`${tokens.rows.length} of ${tokens.rows.length} tokens`);
    await userEvent.type(search, 'color.brand.solidHover');
    await expect(status).toHaveTextContent('1 of');
    const row = within(canvas.getByRole('row', { name: /^color\.brand\.solidHover/ }));
    await expect(row.getByText('--c-color-brand-solidHover')).toBeVisible();
    await expect(row.getByText(/component/)).toBeVisible();
    await userEvent.clear(search);
    // Each colour and distance says what it is for.
    const unexplained = tokens.rows.filter(
      ({ path, purpose }) => /^(color|space)/.test(path) && !purpose,
    );
    await expect(unexplained.map(({ path }) => path)).toEqual(['space.none']);
  },
};
