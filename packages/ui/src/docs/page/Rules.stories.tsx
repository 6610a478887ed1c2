import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { severalOnOnePage } from '../../marketing/samples.tsx';
import type { Guide } from '../guide.ts';
import * as css from './guidePage.css.ts';
import { type Drawing, Rules } from './Rules.tsx';
import { Part } from './Words.tsx';

const drawn = import.meta.glob<readonly Drawing[]>('../../*/*/*.drawn.tsx', {
  eager: true,
  import: 'drawings',
});
const guides = import.meta.glob<Guide>('../../*/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

const meta = {
  title: 'Foundations/Do and do not',
  parameters: {
    ...severalOnOnePage,
    docs: {
      canvas: { sourceState: 'none' },
      description: {
        component:
          'The rules of the primitives and of the pieces that most screens show, each with the component as the rule wants it beside what it forbids. Each is also on the page of its component.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (file: string) => /(\w+)\.drawn\.tsx$/.exec(file)?.[1] ?? '';

/** Every rule with a drawing. */
export const All: Story = {
  render: () => (
    <div className={css.guide}>
      {Object.entries(drawn).map(([file, drawings]) => (
        <Part key={file} title={nameOf(file)}>
          <Rules
            rules={guides[file.replace('.drawn.tsx', '.guide.ts')]?.rules ?? []}
            drawings={drawings}
          />
        </Part>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const drawings = Object.values(drawn).flat();
    await expect(drawings.length).toBeGreaterThan(20);
    await expect(canvas.getAllByText('Do not').length).toBeGreaterThanOrEqual(drawings.length);
  },
};
