import { ENDPOINTS, type VenueReviewItem } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { problem, VENUES } from '../../../testing/handlers.ts';
import { REVIEWER } from '../../../testing/reviewer.ts';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { english, screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';
import { readEditDraft } from './editDraft.ts';

const stories = stateStories(SCREENS.conflict);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: conflict',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.conflict.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = stories.One;
export const Failed: Story = stories.Failed;

const UPDATE = ENDPOINTS.update.path;
const [first] = VENUES as [VenueReviewItem];
const phoned: VenueReviewItem = {
  ...first,
  version: first.version + 1,
  venue: {
    ...first.venue,
    sportsVenue: { ...first.venue.sportsVenue, phoneNumber: '+39 045 111111' },
  },
};
const approved: VenueReviewItem = { ...phoned, version: phoned.version + 1, status: 'approved' };

let requests = 0;

export const Twice: Story = {
  ...english,
  name: '[EDIT-2] a second conflict asks again what nobody has answered, also after a reload',
  args: {
    handlers: [
      http.put(UPDATE, () => {
        requests += 1;
        return problem(412, { current: requests === 1 ? phoned : approved })();
      }),
    ],
  },
  beforeEach: () => {
    requests = 0;
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
    await userEvent.keyboard('je');
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+39 045 222222');
    const save = screen.getByRole('button', { name: 'Save changes' });
    await userEvent.click(save);
    const theirs = { name: /\+39 045 111111/ };
    await expect(await screen.findByRole('radio', theirs)).not.toBeChecked();
    await userEvent.click(save);
    await waitFor(() => expect(requests).toBe(2));
    await expect(await screen.findByText(/^The venue has been approved/)).toBeVisible();
    await expect(screen.getByRole('radio', theirs)).not.toBeChecked();
    await expect(readEditDraft(REVIEWER.uid, first.folderPath)?.version).toBe(first.version);
  },
};
