import traceability from 'virtual:traceability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Traceability } from './Traceability.tsx';

const meta = {
  title: 'Start here/Traceability',
  component: Traceability,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: traceability,
} satisfies Meta<typeof Traceability>;
export default meta;

export const AllLines: StoryObj<typeof meta> = {
  name: 'every line with its proofs',
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    const groups = new Set(traceability.lines.map(({ group }) => group));
    await expect(rows).toHaveLength(traceability.lines.length + groups.size);
  },
};
