import { LANGUAGE_NAMES } from '@campetto/contract';
import { Button } from '@campetto/ui';
import { storyName } from '@campetto/ui/docs/story-name';
import type { Picture } from './picture.ts';
import { storyAddress } from './Thumbnail.tsx';

interface ComparisonProps {
  /** One or two. */
  pictures: readonly Picture[];
  addressOf: (picture: Picture) => string;
  onEnd: () => void;
}

/** Two pictures beside each other, in their whole height. */
export function Comparison({ pictures, addressOf, onEnd }: ComparisonProps) {
  return (
    <section className="gallery-comparison" aria-label="Comparison">
      <div className="reference-tools">
        <h2>Comparison</h2>
        <Button onClick={onEnd}>End the comparison</Button>
      </div>
      <ul>
        {pictures.map((picture) => {
          const { language, theme, viewport } = picture.mode;
          return (
            <li key={picture.key}>
              <a href={storyAddress(picture)} target="_top">
                {picture.title.split('/').at(-1)}: {storyName(picture.name)}
              </a>
              <small>
                {LANGUAGE_NAMES[language]}, {theme}, {viewport} px
              </small>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
              <section aria-label={storyName(picture.name)} tabIndex={0}>
                <img src={addressOf(picture)} alt="" />
              </section>
            </li>
          );
        })}
        {pictures.length === 1 && (
          <li>
            <p>Choose “Compare” at a second picture, in any language, theme or width.</p>
          </li>
        )}
      </ul>
    </section>
  );
}
