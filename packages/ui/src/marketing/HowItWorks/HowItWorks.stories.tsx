import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { samplePictures } from '../samples.tsx';
import { HowItWorks } from './HowItWorks.tsx';

const meta = {
  title: 'Marketing/HowItWorks',
  component: HowItWorks,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'how-it-works',
    eyebrow: '',
    title: '',
    steps: [],
    pictures: [],
    action: { label: '', href: '#download' },
  },
  render: (args, { globals }) => (
    <HowItWorks {...args} {...marketingCopy(globals).how} pictures={samplePictures(globals)} />
  ),
} satisfies Meta<typeof HowItWorks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightSteps: Story = {
  name: 'eight steps in order, four pictures, a call to action',
  play: async ({ canvas, globals }) => {
    const { steps, action } = marketingCopy(globals).how;
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map((title) => title.textContent)).toEqual(steps.map((step) => step.title));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: action.label })).toHaveFocus();
  },
};

export const ItalianAtNight: Story = { globals: { language: 'it', theme: 'dark' } };
export const OnAPhone: Story = { globals: { language: 'it', viewport: { value: 'phone' } } };
export const OnATablet: Story = { globals: { language: 'it', viewport: { value: 'tablet' } } };
