import { useId, useState } from 'react';
import * as css from '../docs/specimens.css.ts';
import { Banner } from '../primitives/Banner/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { vars } from '../theme/contract.css.ts';
import { type CampettoTheme, createCampettoTheme } from '../theme/createCampettoTheme.ts';
import { light } from '../theme/light.ts';
import { BrandPieces } from './BrandPieces.tsx';
import { type Choice, themeCode, tokensOf } from './brandChoice.ts';

const FIRST: Choice = {
  brand: light.color.brand.solid,
  spark: light.color.spark,
  page: light.color.page,
  text: light.color.text,
};

const LABELS: Record<keyof Choice, string> = {
  brand: 'Brand',
  spark: 'Spark',
  page: 'Page',
  text: 'Text',
};

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function ColourField({ label, value, onChange }: ColourFieldProps) {
  const id = useId();
  return (
    <Stack direction="along" gap="tight">
      <input
        id={id}
        type="color"
        value={value.toLowerCase()}
        onChange={(event) => onChange(event.target.value)}
        style={{ inlineSize: '3rem', blockSize: '2.75rem' }}
      />
      <label htmlFor={id} className={css.caption}>
        {label}
      </label>
    </Stack>
  );
}

/** The theme of a choice, or the sentences about its refused pairs. */
function createTheme(choice: Choice): CampettoTheme | string[] {
  try {
    return createCampettoTheme(tokensOf(choice));
  } catch (error) {
    if (error instanceof RangeError) return error.message.split('\n');
    throw error;
  }
}

/** Colours to choose, the pieces in them, the pairs that are refused, and the theme to take along. */
export function BrandPlayground({ globals }: { globals: Record<string, unknown> }) {
  const [choice, setChoice] = useState(FIRST);
  const [accepted, setAccepted] = useState(FIRST);
  const theme = createTheme(choice);
  const refused = Array.isArray(theme) ? theme : [];
  const shown = createCampettoTheme(tokensOf(accepted)).css;

  function choose(change: Partial<Choice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    if (!Array.isArray(createTheme(next))) setAccepted(next);
  }

  const names = Object.keys(LABELS) as (keyof Choice)[];
  return (
    <>
      <style>{shown}</style>
      <div style={{ display: 'grid', gap: vars.space.regular, padding: vars.space.roomy }}>
        <Stack direction="along">
          {names.map((name) => (
            <ColourField
              key={name}
              label={LABELS[name]}
              value={choice[name]}
              onChange={(value) => choose({ [name]: value })}
            />
          ))}
          <Button onClick={() => choose(FIRST)}>Start again</Button>
        </Stack>
        {refused.length > 0 && (
          <Banner tone="critical" title="Refused: the pieces keep the last legible choice">
            <ul>
              {refused.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Banner>
        )}
        <section aria-label="Theme">
          <pre className={css.code}>{themeCode(accepted)}</pre>
          <Stack direction="along">
            <Button onClick={() => navigator.clipboard.writeText(themeCode(accepted))}>
              Copy the code
            </Button>
            <Button onClick={() => navigator.clipboard.writeText(shown)}>
              Copy the style sheet
            </Button>
          </Stack>
        </section>
      </div>
      <BrandPieces globals={globals} />
    </>
  );
}
