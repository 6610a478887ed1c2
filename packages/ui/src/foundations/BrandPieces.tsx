import { useState } from 'react';
import { SampleHero } from '../marketing/samples.tsx';
import { Banner } from '../primitives/Banner/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Checkbox } from '../primitives/Checkbox/index.ts';
import { Select } from '../primitives/Select/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { TextField } from '../primitives/TextField/index.ts';
import { primitivesCopy } from '../sample-copy/primitives.ts';
import { vars } from '../theme/contract.css.ts';
import { sampleCard } from '../venue/samples.tsx';

interface SampleProps {
  globals: Record<string, unknown>;
}

/** A message and three kinds of fields. */
export function Form({ globals }: SampleProps) {
  const { fields, cities, messages } = primitivesCopy(globals);
  const [name, setName] = useState('Padel Club Navigli');
  const [city, setCity] = useState<string>();
  const [verified, setVerified] = useState(true);
  const options = Object.entries(cities).map(([value, label]) => ({ value, label }));
  return (
    <Stack>
      <Banner tone="brand">{messages.offline}</Banner>
      <TextField label={fields.name} value={name} onValueChange={setName} />
      <Select
        label={fields.city}
        placeholder={fields.cityChoose}
        error={fields.cityError}
        options={options}
        value={city}
        onValueChange={setCity}
      />
      <Checkbox
        label={fields.verified}
        hint={fields.verifiedHint}
        checked={verified}
        onCheckedChange={setVerified}
      />
    </Stack>
  );
}

/** Three tones of buttons. */
export function Actions({ globals }: SampleProps) {
  const { actions } = primitivesCopy(globals);
  return (
    <>
      <Button tone="caution">{actions.discard}</Button>
      <Button>{actions.cancel}</Button>
      <Button tone="brand">{actions.save}</Button>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: vars.space.roomy,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
} as const;

/** The components in which a brand shows: a hero, cards, fields, buttons. */
export function BrandPieces({ globals }: SampleProps) {
  return (
    <>
      <SampleHero globals={globals} />
      <div style={{ display: 'grid', gap: vars.space.wide, padding: vars.space.roomy }}>
        <div style={columns}>
          {(['complete', 'padel', 'bare'] as const).map((which) => sampleCard(which, globals))}
        </div>
        <div style={{ maxInlineSize: '30rem', display: 'grid', gap: vars.space.roomy }}>
          <Form globals={globals} />
          <Stack direction="along">
            <Actions globals={globals} />
          </Stack>
        </div>
      </div>
    </>
  );
}
