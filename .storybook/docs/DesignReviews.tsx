import { Markdown } from '@storybook/addon-docs/blocks';
import text from '../../docs/design-review.md?raw';

const FOLDER = '../../docs/pictures/review/';
const pictures = import.meta.glob<string>('../../docs/pictures/review/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** What each review of the screens has changed, with the pictures from before and after. */
export function DesignReviews() {
  const shown = text.replaceAll(
    /\(pictures\/review\/(.+?)\)/g,
    (_link, name: string) => `(${pictures[FOLDER + name]})`,
  );
  return <Markdown>{shown}</Markdown>;
}
