import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { adminCopy, LANGUAGES } from '../../sample-copy/admin.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Admin/LanguageSwitch',
  component: LanguageSwitch,
  args: {
    label: 'Language',
    current: 'en',
    languages: LANGUAGES,
    onSwitch: fn(),
  },
  argTypes: {
    label: { control: false },
    current: { control: false },
    languages: { control: false },
  },
  render: (args, { globals }) => (
    <LanguageSwitch
      {...args}
      label={adminCopy(globals).language}
      current={String(globals['language'])}
    />
  ),
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args, { globals }) => (
    <Grid rows={['en', 'it']} columns={['rest', 'hover', 'focus']}>
      {(current) => (
        <LanguageSwitch {...args} label={adminCopy(globals).language} current={current} />
      )}
    </Grid>
  ),
};

export const English: Story = {
  name: '[SHELL-2] English is pressed; Tab and Space choose Italian',
  globals: { language: 'en' },
  play: async ({ args, canvas }) => {
    const english = canvas.getByRole('button', { name: 'EN English' });
    const italian = canvas.getByRole('button', { name: 'IT Italiano' });
    await expect(english).toHaveAttribute('aria-pressed', 'true');
    await expect(italian).toHaveAttribute('aria-pressed', 'false');
    await expect(italian).toHaveAttribute('lang', 'it');
    await userEvent.tab();
    await userEvent.tab();
    await expect(italian).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSwitch).toHaveBeenCalledOnce();
    await expect(args.onSwitch).toHaveBeenLastCalledWith('it');
  },
};

export const Italian: Story = {
  name: '[SHELL-2] Italian is pressed',
  globals: { language: 'it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Lingua' })).toBeVisible();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('IT');
  },
};
