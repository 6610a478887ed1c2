import type { Example } from '../../docs/page/Rules.tsx';
import { Picture } from './Picture.tsx';

/** A picture that is never loaded, in a place of the given width and height. */
const loading = (width: number, height: number) => (
  <div style={{ inlineSize: '10rem', border: '1px dashed' }}>
    <Picture
      avif="data:image/avif;base64,AAAA"
      src="data:image/png;base64,AAAA"
      alt="A green court"
      loading="lazy"
      width={width}
      height={height}
    />
  </div>
);

/** Shows the first rule; the others are about when it is loaded and what is read aloud. */
export const examples: readonly Example[] = [{ do: loading(120, 80), dont: loading(120, 20) }];
