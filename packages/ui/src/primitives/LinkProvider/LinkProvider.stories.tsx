import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../docs/Matrix.tsx';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Anchor, type LinkComponentProps, LinkProvider } from './LinkProvider.tsx';

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
  argTypes: { component: { control: false }, children: { control: false } },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const pieces = { Anchor, TextLink, ButtonLink };

/** The provider itself shows nothing; these are links that its component renders. */
export const Matrix: Story = {
  render: ({ component }, { globals }) => {
    const { actions, messages } = primitivesCopy(globals);
    return (
      <LinkProvider component={component}>
        <Grid
          rows={['Anchor', 'TextLink', 'ButtonLink']}
          columns={['in the app', 'in a new tab', 'focus']}
        >
          {(name, place) => {
            const Piece = pieces[name];
            const outward = place === 'in a new tab';
            return (
              <Piece
                href={outward ? 'https://example.org/' : '#add'}
                newTabLabel={outward ? messages.newTab : undefined}
              >
                {outward ? messages.website : actions.add}
              </Piece>
            );
          }}
        </Grid>
      </LinkProvider>
    );
  },
};

export const RouterFollowsTheLinks: Story = {
  tags: ['!autodocs'],
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
