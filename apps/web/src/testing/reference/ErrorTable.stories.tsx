import texts from 'virtual:texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ERRORS } from '../errors/errors.ts';
import { ErrorTable } from './ErrorTable.tsx';

const meta = {
  title: 'Screens/Errors/Every message',
  component: ErrorTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { errors: ERRORS, texts },
} satisfies Meta<typeof ErrorTable>;
export default meta;

export const EveryMessage: StoryObj<typeof meta> = {
  name: '[TEXT-1] every message, where it is shown and why',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(ERRORS.length + 1);
    for (const row of rows.slice(1)) {
      await expect(within(row).getAllByRole('cell')[1]).not.toBeEmptyDOMElement();
    }
  },
};
