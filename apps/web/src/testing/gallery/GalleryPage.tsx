import { useEffect, useState } from 'react';
import '../reference/reference.css';
import { Gallery } from './Gallery.tsx';
import type { Picture } from './picture.ts';

const FOLDER = './gallery';

const addressOf = ({ key }: Picture) => `${FOLDER}/${key}.webp`;

async function loadPictures(): Promise<Picture[] | undefined> {
  const response = await fetch(`${FOLDER}/pictures.json`).catch(() => undefined);
  // A development server responds to every address with a page.
  const isList = response?.ok && response.headers.get('content-type')?.includes('json');
  return isList ? response.json() : undefined;
}

/** The gallery of the published Storybook; without one, how to make it. */
export function GalleryPage() {
  const [pictures, setPictures] = useState<Picture[] | 'loading' | undefined>('loading');
  useEffect(() => {
    void loadPictures().then(setPictures);
  }, []);
  if (pictures === 'loading') return null;
  if (pictures) return <Gallery pictures={pictures} addressOf={addressOf} />;
  return (
    <main className="reference">
      <h1>Gallery</h1>
      <p>
        The pictures are taken of a built Storybook: run <code>pnpm storybook:build</code>, then{' '}
        <code>pnpm gallery</code>, and open <code>dist/storybook</code> on a server, or start this
        Storybook again.
      </p>
    </main>
  );
}
