import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from '../docs/specimens.css.ts';
import * as icons from './icons.ts';

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      canvas: { sourceState: 'none' },
      description: {
        component:
          'One set of lines, lucide, in the colour of the words beside it. An icon helps to find something again; it never says alone what words would say better, save in an IconButton, which speaks its label. The marks of stores and networks are drawn as their owners draw them.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon of the product, by its name in lucide. */
export const All: Story = {
  render: () => (
    <ul className={css.chips}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden size={24} />
          <p className={css.caption}>{name}</p>
        </li>
      ))}
    </ul>
  ),
};
