import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { type LinkComponentProps, LinkProvider } from './LinkProvider.tsx';

const followed = fn();

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/LinkProvider',
  component: LinkProvider,
  args: {
    component: RouterLink,
    children: (
      <p>
        <ButtonLink href="/admin/venues">Review venues</ButtonLink>{' '}
        <TextLink href="/admin/dashboard">Dashboard</TextLink>
      </p>
    ),
  },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RouterFollowsTheLinks: Story = {
  play: async ({ canvas }) => {
    followed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Review venues' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenLastCalledWith('/admin/venues');
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await expect(followed).toHaveBeenLastCalledWith('/admin/dashboard');
  },
};
