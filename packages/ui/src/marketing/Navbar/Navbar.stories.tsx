import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { LanguageLinks } from '../LanguageLinks/index.ts';
import { painted } from '../page.css.ts';
import { Navbar } from './Navbar.tsx';

const languages = [
  { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
  { code: 'it', short: 'IT', name: 'Italiano', href: '?lang=it' },
];

const meta = {
  title: 'Marketing/Navbar',
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { navigation: '', menu: '' },
    brand: { name: '', href: '#top' },
    links: [],
    action: { label: '', href: '#download' },
    languageSwitch: null,
    scrolled: false,
  },
  render: (args, { globals }) => {
    const { brand, language, nav } = marketingCopy(globals);
    const ground = args.over === 'page' ? undefined : painted;
    return (
      <div className={ground} style={{ blockSize: '36rem' }}>
        <Navbar
          {...args}
          {...nav}
          brand={brand}
          languageSwitch={
            <LanguageLinks
              label={language}
              current={String(globals['language'])}
              languages={languages}
            />
          }
        />
        <a href="#page" style={{ position: 'absolute', insetBlockEnd: 0 }}>
          {brand.name}
        </a>
      </div>
    );
  },
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const AtTheTop: Story = {
  name: '[NAV-1] fixed, transparent at the top',
  globals: desktop,
  play: async ({ canvas, globals }) => {
    const { brand, nav } = marketingCopy(globals);
    const bar = getComputedStyle(canvas.getByRole('banner'));
    await expect(bar.position).toBe('fixed');
    await expect(bar.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    for (const name of [brand.name, ...nav.links.map(({ label }) => label)]) {
      await userEvent.tab();
      await expect(canvas.getAllByRole('link', { name })[0]).toHaveFocus();
    }
  },
};

export const Scrolled: Story = {
  name: '[NAV-2] white when told that the page was scrolled',
  args: { scrolled: true },
  globals: desktop,
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole('banner'));
    await expect(backgroundColor).toBe('rgb(255, 255, 255)');
  },
};

export const OverAPlainPage: Story = { args: { over: 'page' }, globals: desktop };
export const AtNight: Story = { args: { scrolled: true }, globals: { ...desktop, theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' }, language: 'it' } };

export const Menu: Story = {
  name: '[NAV-7] on a phone the menu keeps the focus while open; Escape closes it',
  globals: phone,
  play: async ({ canvas, canvasElement, globals }) => {
    const { nav } = marketingCopy(globals);
    const toggle = canvasElement.querySelector('summary') as HTMLElement;
    const menu = toggle.parentElement as HTMLDetailsElement;
    await expect(toggle).toHaveAccessibleName(nav.labels.menu);
    await userEvent.click(toggle);
    await expect(menu.open).toBe(true);

    const panel = within(canvas.getByRole('navigation', { name: nav.labels.navigation }));
    await userEvent.tab();
    await expect(panel.getByRole('link', { name: nav.links[0]?.label ?? '' })).toHaveFocus();
    panel.getByRole('link', { name: nav.action.label }).focus();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(menu.open).toBe(false);
    await expect(toggle).toHaveFocus();
  },
};

export const MenuFollowed: Story = {
  name: '[NAV-7] following a link or pressing outside closes the menu',
  globals: { ...phone, language: 'it' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { nav } = marketingCopy(globals);
    const toggle = canvasElement.querySelector('summary') as HTMLElement;
    const menu = toggle.parentElement as HTMLDetailsElement;
    await userEvent.click(toggle);
    const link = canvas.getByRole('link', { name: nav.links[2]?.label ?? '' });
    // Followed for real it would leave the page that the tests live in.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(menu.open).toBe(false);
    await userEvent.click(toggle);
    await expect(menu.open).toBe(true);
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await expect(menu.open).toBe(false);
  },
};

export const MenuOpen: Story = {
  globals: { ...phone, language: 'it', theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    await expect(canvas.getByRole('navigation', { name: 'Principale' })).toBeVisible();
  },
};
