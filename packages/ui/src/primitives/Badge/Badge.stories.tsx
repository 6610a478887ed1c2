import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleX, Clock, Copy, TriangleAlert } from 'lucide-react';
import { primitivesCopy } from '../../sample-copy/primitives.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Pending' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (_args, { globals }) => {
    const { sports, status } = primitivesCopy(globals);
    return (
      <Stack>
        <Stack direction="along" gap="tight">
          <Badge>{status.pending}</Badge>
          <Badge tone="positive">{status.approved}</Badge>
          <Badge tone="critical">{status.discarded}</Badge>
          <Badge tone="brand">{sports.padel}</Badge>
          <Badge tone="spark">{status.spots}</Badge>
        </Stack>
        <Stack direction="along" gap="tight">
          <Badge icon={Clock}>{status.pending}</Badge>
          <Badge tone="positive" icon={CircleCheck}>
            {status.approved}
          </Badge>
          <Badge tone="critical" icon={CircleX}>
            {status.discarded}
          </Badge>
          <Badge tone="warning" icon={TriangleAlert}>
            {status.warning}
          </Badge>
          <Badge tone="info" icon={Copy}>
            {status.twin}
          </Badge>
        </Stack>
      </Stack>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => (
    <div style={{ inlineSize: '9rem' }}>
      <Badge tone="warning" icon={TriangleAlert}>
        {primitivesCopy(globals).status.warning}
      </Badge>
    </div>
  ),
};
