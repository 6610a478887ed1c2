import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Heading } from './Heading.tsx';

const sizes = ['page', 'section', 'card', 'control', 'label'] as const;

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, size: 'card', children: 'Padel Club Navigli' },
  argTypes: {
    level: { control: 'inline-radio', options: [1, 2, 3, 4] },
    size: { control: 'inline-radio', options: sizes },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => {
    const { cities, messages } = primitivesCopy(globals);
    return (
      <Grid rows={sizes} columns={['one line', 'several lines']}>
        {(size, lines) => (
          <div style={{ inlineSize: '11rem' }}>
            <Heading {...args} size={size}>
              {lines === 'one line' ? cities.verona : messages.title}
            </Heading>
          </div>
        )}
      </Grid>
    );
  },
};

export const Alone: Story = {};

export const Levels: Story = {
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  name: 'has the rank of its level, and keeps its size and the attributes of a heading',
  args: { size: 'section', id: 'title', className: 'place' },
  render: (args) => (
    <>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} {...args} id={`title-${level}`} level={level} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3, 4]) {
      const heading = canvas.getByRole('heading', { level });
      await expect(heading).toHaveAttribute('id', `title-${level}`);
      await expect(heading).toHaveClass('place');
      await expect(getComputedStyle(heading).fontSize).toBe(
        getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontSize,
      );
      await expect(getComputedStyle(heading).fontWeight).toBe('750');
    }
  },
};
