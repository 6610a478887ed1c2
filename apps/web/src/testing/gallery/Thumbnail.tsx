import { Checkbox } from '@campetto/ui';
import { storyName } from '@campetto/ui/docs/story-name';
import { useState } from 'react';
import type { Picture } from './picture.ts';

interface ThumbnailProps {
  picture: Picture;
  /** The picture that is shown instead while the thumbnail is hovered or focused. */
  other: Picture | undefined;
  addressOf: (picture: Picture) => string;
  isCompared: boolean;
  onCompare: (compared: boolean) => void;
}

/** A story in the settings of its picture, opened in the frame around this one. */
export function storyAddress({ story, mode: { language, theme, viewport } }: Picture): string {
  const width = viewport < 600 ? ';viewport.value:phone' : '';
  return `./?path=/story/${story}&globals=language:${language};theme:${theme}${width}`;
}

/** The picture of a story, which leads to the story. */
export function Thumbnail({ picture, other, addressOf, isCompared, onCompare }: ThumbnailProps) {
  const [isApproached, setIsApproached] = useState(false);
  const shown = isApproached && other ? other : picture;
  const { name, mode } = picture;
  return (
    <li className="gallery-item">
      <a
        href={storyAddress(picture)}
        target="_top"
        onPointerEnter={() => setIsApproached(true)}
        onPointerLeave={() => setIsApproached(false)}
        onFocus={() => setIsApproached(true)}
        onBlur={() => setIsApproached(false)}
      >
        <img
          className={mode.viewport < 600 ? 'gallery-phone' : 'gallery-screen'}
          src={addressOf(shown)}
          alt=""
          loading="lazy"
        />
        <span>{storyName(name)}</span>
      </a>
      <Checkbox label="Compare" checked={isCompared} onCheckedChange={onCompare} />
    </li>
  );
}
