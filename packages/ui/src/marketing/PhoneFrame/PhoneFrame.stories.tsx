import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FindMatchScreen } from '../../app-screens/FindMatchScreen/FindMatchScreen.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { Shelf } from '../samples.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

const copy = (globals: Record<string, unknown>) => ({ label: marketingCopy(globals).phone.alt });

const meta = {
  title: 'Marketing/PhoneFrame',
  component: PhoneFrame,
  args: { ...copy({}), children: null },
  argTypes: { children: { control: false } },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <PhoneFrame {...translated(args, copy, globals)}>
        <FindMatchScreen {...marketingCopy(globals).phone} />
      </PhoneFrame>
    </div>
  ),
} satisfies Meta<typeof PhoneFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, context) => {
    const phone = meta.render(args, context);
    const widths = { '320 px': '20rem', '224 px': '14rem', '112 px': '7rem' };
    const items = Object.entries(widths).map(([name, inlineSize]) => [
      name,
      <div key={name} style={{ inlineSize }}>
        {phone}
      </div>,
    ]);
    return <Shelf width="20rem" items={Object.fromEntries(items)} />;
  },
};

export const Large: Story = {
  play: async ({ canvas, globals }) => {
    const { alt } = marketingCopy(globals).phone;
    await expect(canvas.getByRole('img', { name: alt })).toBeVisible();
  },
};
