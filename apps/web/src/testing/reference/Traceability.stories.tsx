import traceability from 'virtual:traceability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
  play: async ({ canvas }) => {
    const [first] = traceability.lines;
    await userEvent.click(canvas.getByText(first?.group ?? ''));
    const row = canvas.getByRole('rowheader', { name: first?.id ?? '' }).closest('tr');
    await expect(row).toHaveTextContent(first?.text.replaceAll('`', '') ?? '');
    await expect(row?.querySelector('code')).toHaveTextContent('/admin/users');
    await expect(row?.querySelectorAll('li').length).toBeGreaterThan(0);
    await expect(document.body.textContent?.match(/%[a-z]\b/i)).toBeNull();
  },
};

export const OnAPhone: StoryObj<typeof meta> = {
  ...AllLines,
  name: 'on a phone the tables scroll, not the page',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await AllLines.play?.(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
