import { LANGUAGE_NAMES, LANGUAGES } from '@campetto/contract';
import { SegmentedControl, TextField } from '@campetto/ui';
import { useState } from 'react';
import { Comparison } from './Comparison.tsx';
import './gallery.css';
import { type Choice, chosen, inOtherTheme, type Picture } from './picture.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface GalleryProps {
  pictures: readonly Picture[];
  /** Where the file of a picture is. */
  addressOf: (picture: Picture) => string;
}

const KINDS = [
  { value: 'screens', label: 'Screens' },
  { value: 'errors', label: 'Errors' },
  { value: 'components', label: 'Components' },
] as const;
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const WIDTHS = [
  { value: '1440', label: '1440 px' },
  { value: '360', label: '360 px' },
] as const;

const FIRST: Choice = {
  kind: 'screens',
  language: 'en',
  theme: 'light',
  viewport: 1440,
  words: '',
};

/** Every screen in every state, every error and every component, as pictures that lead to their stories. */
export function Gallery({ pictures, addressOf }: GalleryProps) {
  const [choice, setChoice] = useState(FIRST);
  const [compared, setCompared] = useState<readonly Picture[]>([]);
  const choose = (change: Partial<Choice>) => setChoice({ ...choice, ...change });
  const shown = chosen(pictures, choice);
  const total = [...shown.values()].flat().length;
  return (
    <main className="reference gallery">
      <h1>Gallery</h1>
      <div className="reference-tools">
        <TextField
          label="Search"
          value={choice.words}
          onValueChange={(words) => choose({ words })}
        />
        <SegmentedControl
          label="What"
          options={KINDS}
          value={choice.kind}
          onValueChange={(kind) => choose({ kind })}
        />
        <SegmentedControl
          label="Language"
          options={LANGUAGE_OPTIONS}
          value={choice.language}
          onValueChange={(language) => choose({ language })}
        />
        <SegmentedControl
          label="Theme"
          options={THEMES}
          value={choice.theme}
          onValueChange={(theme) => choose({ theme })}
        />
        <SegmentedControl
          label="Width"
          options={WIDTHS}
          value={choice.viewport < 600 ? '360' : '1440'}
          onValueChange={(width) => choose({ viewport: Number(width) })}
        />
      </div>
      <p role="status">{total === 1 ? '1 story' : `${total} stories`}</p>
      {compared.length > 0 && (
        <Comparison pictures={compared} addressOf={addressOf} onEnd={() => setCompared([])} />
      )}
      {[...shown].map(([title, stories]) => (
        <section key={title} aria-label={title}>
          <h2>{title.replaceAll('/', ' › ')}</h2>
          <ul>
            {stories.map((picture) => (
              <Thumbnail
                key={picture.story}
                picture={picture}
                other={inOtherTheme(pictures, picture)}
                addressOf={addressOf}
                isCompared={compared.includes(picture)}
                onCompare={(isCompared) =>
                  setCompared(
                    isCompared
                      ? // The two that were chosen last.
                        [...compared.slice(-1), picture]
                      : compared.filter((other) => other !== picture),
                  )
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
