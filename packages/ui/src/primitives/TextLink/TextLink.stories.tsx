import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '#venue', children: 'Padel Club Navigli' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const { messages } = primitivesCopy(globals);
    return (
      <Grid rows={['in the app', 'in a new tab']} columns={['rest', 'hover', 'focus', 'active']}>
        {(row) =>
          row === 'in the app' ? (
            <TextLink {...args} />
          ) : (
            <TextLink href="https://example.org/" newTabLabel={messages.newTab}>
              {messages.website}
            </TextLink>
          )
        }
      </Grid>
    );
  },
};

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
