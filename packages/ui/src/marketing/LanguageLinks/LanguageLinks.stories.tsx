import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

const meta = {
  title: 'Marketing/LanguageLinks',
  component: LanguageLinks,
  args: {
    label: '',
    current: 'en',
    languages: [
      { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
      { code: 'it', short: 'IT', name: 'Italiano', href: '?lang=it' },
    ],
    onSwitch: fn(),
  },
  render: (args, { globals }) => (
    <LanguageLinks
      {...args}
      label={marketingCopy(globals).language}
      current={String(globals['language'])}
    />
  ),
} satisfies Meta<typeof LanguageLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  name: 'English is current, Italian is a key away',
  play: async ({ args, canvas }) => {
    const english = canvas.getByRole('link', { name: 'EN English' });
    const italian = canvas.getByRole('link', { name: 'IT Italiano' });
    await expect(english).toHaveAttribute('aria-current', 'true');
    await expect(italian).not.toHaveAttribute('aria-current');
    await expect(italian).toHaveAttribute('hreflang', 'it');
    await expect(italian).toHaveAttribute('href', '?lang=it');
    await userEvent.tab();
    await userEvent.tab();
    await expect(italian).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSwitch).toHaveBeenCalledOnce();
    await expect(args.onSwitch).toHaveBeenCalledWith('it');
  },
};

export const Italian: Story = { globals: { language: 'it' } };
