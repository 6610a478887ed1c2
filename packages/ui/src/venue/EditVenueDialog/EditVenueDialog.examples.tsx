import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { Banner } from '../../primitives/Banner/index.ts';
import { RadioGroup } from '../../primitives/RadioGroup/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { venueCopy } from '../../sample-copy/venue.ts';

const { edit, errors, conflict } = venueCopy({});

function Choice() {
  const [side, setSide] = useState('mine');
  return (
    <RadioGroup
      label={edit.name}
      options={[
        { value: 'mine', label: conflict.mine('Centro Sportivo Giuriati') },
        { value: 'theirs', label: conflict.theirs('Centro Sportivo Mario Giuriati') },
      ]}
      value={side}
      onValueChange={setSide}
    />
  );
}

export const examples: readonly Example[] = [
  {
    do: (
      <Stack>
        <TextField label={edit.name} defaultValue="" error={errors.name} />
        <TextField label={edit.website} defaultValue="cusmilano" error={errors.website} />
      </Stack>
    ),
    dont: (
      <Stack>
        <Banner tone="critical">The venue could not be saved.</Banner>
        <TextField label={edit.name} defaultValue="" />
        <TextField label={edit.website} defaultValue="cusmilano" />
      </Stack>
    ),
  },
  {
    do: (
      <Stack>
        <Banner tone="critical">{errors.conflict}</Banner>
        <Choice />
      </Stack>
    ),
    dont: (
      <Stack>
        <Banner tone="critical">
          The newer version was loaded. Please type your changes again.
        </Banner>
        <TextField label={edit.name} defaultValue="Centro Sportivo Mario Giuriati" />
      </Stack>
    ),
  },
];
