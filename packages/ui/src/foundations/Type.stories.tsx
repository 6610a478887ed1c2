import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimens } from '../docs/Specimens.tsx';
import * as css from '../docs/specimens.css.ts';
import { typography } from '../theme/typography/typography.ts';
import { fontSize, fontWeight } from '../tokens/type.ts';

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      canvas: { sourceState: 'none' },
      description: {
        component:
          'Bricolage Grotesque, heavy and tight, for what is shouted across a pitch; Figtree for all that is read. Both are served from here, cut to the letters that the pages show, with fallbacks of the same measure so that nothing jumps. A style is spread into a rule from `typography`; sizes are in rem and follow the reader’s own.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const samples = {
  en: 'Your next match is around the corner, at one of 1,229 venues',
  it: 'La tua prossima partita è dietro l’angolo, in una di 1.229 strutture',
};

/** Every way to set text, in both languages. */
export const Styles: Story = {
  render: () => (
    <table className={css.table}>
      <tbody>
        {Object.entries(typography).map(([name, style]) => (
          <tr key={name} className={css.row}>
            <th scope="row" className={css.name}>
              {name}
            </th>
            {Object.entries(samples).map(([language, sample]) => (
              <td key={language} lang={language} className={css.sample}>
                <p style={style}>{sample}</p>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Specimens tokens={fontSize}>
      {(size) => <p style={{ fontSize: size, whiteSpace: 'nowrap' }}>Campetto</p>}
    </Specimens>
  ),
};

export const SizesOnAPhone: Story = {
  ...Sizes,
  tags: ['!autodocs'],
  name: 'on a phone a sample is below its name and value, and nothing is too wide',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const [sample] = canvas.getAllByText('Campetto') as [HTMLElement];
    const { bottom } = canvas.getByText('tiny').getBoundingClientRect();
    await expect(sample.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const Weights: Story = {
  render: () => (
    <Specimens tokens={fontWeight}>
      {(weight) => <p style={{ fontWeight: weight }}>{samples.en}</p>}
    </Specimens>
  ),
};
