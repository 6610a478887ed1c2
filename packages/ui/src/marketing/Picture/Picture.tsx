import { picture } from './Picture.css.ts';

export interface PictureProps {
  /** Addresses with densities, as in `srcset`: "a.avif 1x, a-2x.avif 2x". */
  avif: string;
  /** The same for the dark theme, if the picture differs in it. */
  avifDark?: string | undefined;
  /** For a browser without AVIF. */
  src: string;
  /** In px; the picture has their ratio at any width of its parent. */
  width: number;
  height: number;
  /** Empty if the text around it has the same content. */
  alt: string;
  /** `eager` for pictures that are visible when the page opens. The browser decides on the priority. */
  loading: 'eager' | 'lazy';
}

/** A picture in the lightest format that the browser reads, as wide as its parent. */
export function Picture({ avif, avifDark, src, width, height, alt, loading }: PictureProps) {
  return (
    <picture>
      {avifDark && (
        <source type="image/avif" srcSet={avifDark} media="(prefers-color-scheme: dark)" />
      )}
      <source type="image/avif" srcSet={avif} />
      <img
        className={picture}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}
