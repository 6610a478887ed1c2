import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastTable } from '../docs/ContrastTable.tsx';
import { BothThemes } from '../docs/Specimens.tsx';
import * as css from '../docs/specimens.css.ts';
import {
  CONTROL_CONTRAST,
  controlPairs,
  type Pair,
  TEXT_CONTRAST,
  textPairs,
} from '../theme/contrast/pairs.ts';
import type { Colours } from '../theme/shape.ts';
import * as paint from '../tokens/colour.ts';

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      canvas: { sourceState: 'none' },
      description: {
        component:
          'Components use a colour by its role, never by its name: `text` on `card`, `brand.onSolid` on `brand.solid`. Each theme gives each role a shade from the palette. Blue is the brand, lime the spark (one small thing a screen, always under dark words), green, red, amber and indigo are tones, and the courts are painted backgrounds.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const families: Record<string, RegExp> = {
  'On the page, on cards and on soft grounds': /^(page|card|sunken)$|\.soft$/,
  'On filled controls': /\.solid/,
  'On the courts': /^court\./,
  'On the dark bar, and on the spark': /^(bar|spark)/,
};

function Contrasts({ colours, pairs }: { colours: Colours; pairs: readonly Pair[] }) {
  return Object.entries(families).map(([name, family]) => {
    const own = pairs.filter(({ back }) => family.test(back));
    if (own.length === 0) return null;
    return (
      <div key={name}>
        <h3 className={css.caption}>{name}</h3>
        <ContrastTable colours={colours} pairs={own} />
      </div>
    );
  });
}

const legend = (least: number) =>
  `In its colours: a pair that may be used, held at ${least}:1 or more by a test. A bare figure: a pair that nobody promised.`;

/** Every pair that carries words. */
export const TextContrast: Story = {
  render: () => (
    <BothThemes>
      {({ color }) => (
        <>
          <p className={css.note}>{legend(TEXT_CONTRAST)}</p>
          <Contrasts colours={color} pairs={textPairs} />
        </>
      )}
    </BothThemes>
  ),
};

/** Every pair that makes a control or the focus visible. */
export const ControlContrast: Story = {
  render: () => (
    <BothThemes>
      {({ color }) => (
        <>
          <p className={css.note}>{legend(CONTROL_CONTRAST)}</p>
          <ContrastTable colours={color} pairs={controlPairs} kind="edge" />
        </>
      )}
    </BothThemes>
  ),
};

function Chips({ colours, of = '' }: { colours: object; of?: string }) {
  return Object.entries(colours).map(([name, value]) =>
    typeof value === 'object' ? (
      <Chips key={name} colours={value} of={`${of}${name}.`} />
    ) : (
      <div key={name}>
        <div className={css.chip} style={{ background: value }} />
        <p className={css.caption}>
          {of}
          {name}
        </p>
        <p className={css.note}>{value}</p>
      </div>
    ),
  );
}

/** The colour of each role in both themes. */
export const Roles: Story = {
  render: () => (
    <BothThemes>
      {({ color }) => (
        <div className={css.chips}>
          <Chips colours={color} />
        </div>
      )}
    </BothThemes>
  ),
};

/** The raw shades, which only the themes use. */
export const PaintBox: Story = {
  render: () => (
    <div className={css.chips}>
      <Chips colours={paint} />
    </div>
  ),
};
