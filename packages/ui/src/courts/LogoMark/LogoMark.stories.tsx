import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from './LogoMark.tsx';

const meta = {
  title: 'Courts/LogoMark',
  component: LogoMark,
  args: { name: 'campetto' },
} satisfies Meta<typeof LogoMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};

export const MarkAlone: Story = { args: { name: undefined } };

/** Where the ground is dark in both themes, the zone says so. */
export const OnADarkBar: Story = {
  render: (args) => (
    <div data-theme="dark" style={{ padding: '1.5rem' }}>
      <LogoMark {...args} />
    </div>
  ),
};
