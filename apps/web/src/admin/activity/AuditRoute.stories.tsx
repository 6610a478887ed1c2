import { ENDPOINTS, PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { AUDIT_RECORDS, problem } from '../../testing/handlers.ts';
import { StoryScreen } from '../../testing/StoryScreen.tsx';
import { english, screenMeta } from '../../testing/screenMeta.ts';
import { SCREENS } from '../../testing/screens.ts';
import { stateStories } from '../../testing/stateStories.ts';

const stories = stateStories(SCREENS.audit);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Audit log',
  component: StoryScreen,
  args: { ...screenMeta.args, path: PATHS.audit },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const One: Story = stories.One;
export const Many: Story = stories.Many;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
export const InFlight: Story = stories.InFlight;
export const Forbidden: Story = stories.Forbidden;

const AUDIT = ENDPOINTS.audit.path;

export const Filtered: Story = {
  ...english,
  name: 'shows one kind, which is in the address and can be changed',
  args: {
    path: `${PATHS.audit}?kind=tokenRefused`,
    handlers: [
      http.get(AUDIT, ({ request }) => {
        const { searchParams } = new URL(request.url);
        return HttpResponse.json(
          AUDIT_RECORDS.filter(
            ({ kind }) => !searchParams.has('kind') || searchParams.get('kind') === kind,
          ),
        );
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const refused = await canvas.findByText(
      'Access refused: the token or key is not valid (and 38 times more just before)',
    );
    await expect(refused).toBeVisible();
    await expect(canvas.queryByText('Signed in')).toBeNull();
    const kind = canvas.getByRole('combobox', { name: 'Action' });
    await expect(kind).toHaveTextContent('Refused access');
    await userEvent.click(kind);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('option', { name: 'All actions' }));
    await expect(await canvas.findByText('Signed in')).toBeVisible();
    await expect(canvas.getByText('Started: 310 venues discarded')).toBeVisible();
  },
};

export const DownloadFailed: Story = {
  ...english,
  name: 'a failed download says so above the list',
  args: { handlers: [http.get(ENDPOINTS.auditExport.path, problem(500))] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download everything' }));
    const alert = await canvas.findByText(
      'The audit log could not be downloaded. Please try again.',
    );
    await expect(alert).toBeVisible();
  },
};
