import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '#venue', children: 'Padel Club Navigli' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AmongWords: Story = {
  render: (args, { globals }) => {
    const { empty, messages } = primitivesCopy(globals);
    return (
      <p>
        {empty.hint} <TextLink {...args} />,{' '}
        <TextLink href="https://example.org/" newTabLabel={messages.newTab}>
          {messages.website}
        </TextLink>
      </p>
    );
  },
};
