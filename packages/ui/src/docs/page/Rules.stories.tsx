import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, within } from 'storybook/test';
import { severalOnOnePage } from '../../marketing/samples.tsx';
import type { Guide } from '../guide.ts';
import { Deferred } from './Deferred.tsx';
import * as css from './guidePage.css.ts';
import { type Drawing, Rules } from './Rules.tsx';
import { Part } from './Words.tsx';

const drawn = import.meta.glob<readonly Drawing[]>('../../*/*/*.drawn.tsx', {
  import: 'drawings',
});
const guides = import.meta.glob<Guide>('../../*/*/*.guide.ts', {
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

/** Each loads its component as its place comes near the window: all together are 300 files. */
const components = Object.entries(drawn).map(([file, load]) => ({
  name: nameOf(file),
  ComponentRules: lazy(async () => {
    const [drawings, guide] = await Promise.all([
      load(),
      guides[file.replace('.drawn.tsx', '.guide.ts')]?.(),
    ]);
    return { default: () => <Rules rules={guide?.rules ?? []} drawings={drawings} /> };
  }),
}));

/** Every rule with a drawing. */
export const All: Story = {
  render: () => (
    <div className={css.guide}>
      {components.map(({ name, ComponentRules }) => (
        <Part key={name} title={name}>
          <Deferred>
            <ComponentRules />
          </Deferred>
        </Part>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll<HTMLElement>(`.${css.part}`)];
    await expect(parts.length).toBeGreaterThan(20);
    await expect(parts.at(-1)).not.toHaveTextContent('Do not');
    for (const part of parts) {
      part.scrollIntoView({ behavior: 'instant' });
      await within(part).findAllByText('Do not');
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
