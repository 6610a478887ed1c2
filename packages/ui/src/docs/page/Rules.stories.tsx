import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, within } from 'storybook/test';
import { severalOnOnePage } from '../severalOnOnePage.ts';
import { Deferred } from './Deferred.tsx';
import { documentation } from './documentation.ts';
import * as css from './guidePage.css.ts';
import { Rules } from './Rules.tsx';
import { Part } from './Words.tsx';

const meta = {
  title: 'Foundations/Do and do not',
  parameters: {
    ...severalOnOnePage,
    docs: {
      canvas: { sourceState: 'none' },
      description: {
        component:
          'The rules of every component, most of them with the component as the rule wants it beside what it forbids. Each is also on the page of its component.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each component is loaded when its place comes near the window, because all together are 600 files. */
const components = documentation.map(({ path, load }) => ({
  path,
  name: path.split('/').at(-1) ?? '',
  ComponentRules: lazy(async () => {
    const { guide, examples } = await load();
    return { default: () => <Rules rules={guide.rules} examples={examples} /> };
  }),
}));

/** The rules of the components in these folders. One story of all would make the tests too slow. */
const rulesOf = (...folders: readonly string[]): Story => {
  const shown = components.filter(({ path }) =>
    folders.some((folder) => path.startsWith(`${folder}/`)),
  );
  return {
    render: () => (
      <div className={css.guide}>
        {shown.map(({ name, ComponentRules }) => (
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
      await expect(parts.length).toBeGreaterThan(3);
      await expect(parts.at(-1)).not.toHaveTextContent('Do not');
      for (const part of parts) {
        part.scrollIntoView({ behavior: 'instant' });
        await within(part).findAllByText('Do not', {}, { timeout: 5000 });
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
};

export const Primitives: Story = rulesOf('primitives');
export const Illustrations: Story = rulesOf('illustrations');
export const Content: Story = rulesOf('content');
export const Marketing: Story = rulesOf('marketing');
export const AdminAndImports: Story = rulesOf('admin', 'imports');
export const Review: Story = rulesOf('review');
export const Venue: Story = rulesOf('venue');
