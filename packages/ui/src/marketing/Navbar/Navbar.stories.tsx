import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { NavbarInBox } from './Navbar.examples.tsx';
import { Navbar, type NavbarProps } from './Navbar.tsx';

const copy = (globals: Record<string, unknown>) => {
  const { brand, nav } = marketingCopy(globals);
  return { ...nav, brand };
};

const meta = {
  title: 'Marketing/Navbar',
  component: Navbar,
  args: { ...copy({}), languageSwitch: null },
  argTypes: {
    links: { control: 'object' },
    action: { control: 'object' },

    languageSwitch: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <div style={{ blockSize: '36rem' }}>
      <NavbarInBox bar={translated(args, copy, globals)} globals={globals} blockSize="35rem" />
      <a href="#page">{marketingCopy(globals).brand.name}</a>
    </div>
  ),
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The open menu has stories of its own, because it covers the page and needs a narrow screen. */
export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const bar = translated(args, copy, globals);
    const sample = (given: Partial<NavbarProps>, scrolled?: boolean) => (
      <NavbarInBox
        bar={{ ...bar, ...given }}
        scrolled={scrolled}
        globals={globals}
        blockSize="6rem"
      />
    );
    return (
      // In `main`, a header is no landmark of the page, which may have only one.
      <main>
        <MatrixList
          items={{
            'at the top': sample({}),
            scrolled: sample({}, true),
            hover: sample({}, true),
            focus: sample({}),
            'long words': sample({ action: { label: longCopy(globals).label, href: '#long' } }),
          }}
        />
      </main>
    );
  },
};

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const AtTheTop: Story = { globals: desktop };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' }, language: 'it' } };

export const MenuLeft: Story = {
  name: '[NAV-7] pressing outside closes the menu',
  globals: { ...phone, language: 'it' },
  play: async ({ canvasElement }) => {
    const toggle = canvasElement.querySelector('summary') as HTMLElement;
    const menu = toggle.parentElement as HTMLDetailsElement;
    await userEvent.click(toggle);
    await expect(menu.open).toBe(true);
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await expect(menu.open).toBe(false);
  },
};

export const MenuOpen: Story = {
  name: 'the labels of the menu begin where its button does',
  globals: { ...phone, language: 'it', theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    const menu = canvas.getByRole('navigation', { name: 'Principale' });
    await expect(menu).toBeVisible();
    const [label, ...others] = within(menu).getAllByRole('link');
    const words = document.createRange();
    words.selectNodeContents(label as HTMLElement);
    const { left } = (others.at(-1) as HTMLElement).getBoundingClientRect();
    await expect(words.getBoundingClientRect().left).toBeCloseTo(left, 0);
  },
};
