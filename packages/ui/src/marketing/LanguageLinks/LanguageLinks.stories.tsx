import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { severalOnOnePage } from '../../docs/severalOnOnePage.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { OnPaint } from '../samples.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

const copy = (globals: Record<string, unknown>) => ({ label: marketingCopy(globals).language });

const meta = {
  title: 'Marketing/LanguageLinks',
  component: LanguageLinks,
  args: {
    ...copy({}),
    current: 'en',
    languages: [
      { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
      { code: 'it', short: 'IT', name: 'Italiano', href: '?lang=it' },
    ],
    onSwitch: fn(),
  },
  argTypes: {
    languages: { control: 'object' },
    current: { control: 'inline-radio', options: ['en', 'it'] },
  },
  render: (args, { globals }) => <LanguageLinks {...translated(args, copy, globals)} />,
} satisfies Meta<typeof LanguageLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: severalOnOnePage,
  render: (args, { globals }) => {
    const props = translated(args, copy, globals);
    const grid = (
      <Grid rows={['en', 'it']} columns={['rest', 'hover', 'focus']}>
        {(current) => <LanguageLinks {...props} current={current} />}
      </Grid>
    );
    return (
      <Stack>
        {grid}
        <OnPaint>{grid}</OnPaint>
      </Stack>
    );
  },
};

export const English: Story = {
  name: 'English is current; Tab leads to Italian',
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
