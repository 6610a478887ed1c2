import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Takes one picture, picked, dropped or pasted, and shows it before it is sent.',
  avoid:
    'A file of data, such as venues to import, goes into a FileDrop. A picture that is only shown is a Picture.',
  anatomy: [
    ['Label', 'With a note, such as “optional”.'],
    [
      'Zone',
      'Dashed while it is empty: the whole of it can be pressed, and takes what is dropped.',
    ],
    ['Preview', 'The picture at 16 to 9, or a sign where the browser cannot show it.'],
    ['Caption', 'Its name, wrapping, and its size.'],
    ['Replace, Remove', 'Once there is one.'],
    ['Progress', 'How far it is, as a bar and in words.'],
    ['Hint and error', 'Below, tied to the field.'],
  ],
  states: [
    ['Empty', 'Asks for a picture and names the other ways.'],
    ['A file hovers', 'The zone says what letting go will do.'],
    ['Chosen', 'Can be replaced and removed.'],
    ['Refused', 'Another kind of file: says so, and keeps what was there.'],
    ['Sending', 'With progress. Nothing can be changed meanwhile.'],
    ['Failed', 'The picture is still there, to be tried again.'],
    ['Disabled', 'While the form is being sent.'],
  ],
  keyboard: [
    ['Tab', 'The way in, then Remove.'],
    [
      'Enter, Space',
      'Open the device’s choice of files; on Remove, take the picture away. The focus goes back to the way in.',
    ],
    [
      'Ctrl or Cmd + V',
      'Anywhere on the page: takes a picture from the clipboard. Text is left alone.',
    ],
  ],
  code: `import { type ChosenImage, ImageField } from '@campetto/ui';
import { useState } from 'react';

export function VenuePicture() {
  const [image, setImage] = useState<ChosenImage>();
  const [error, setError] = useState<string>();
  return (
    <ImageField
      labels={{
        label: 'Picture',
        pick: 'Choose a picture',
        drop: 'or drop it here, or paste it',
        letGo: 'Let go to add the picture',
        replace: 'Replace',
        remove: 'Remove',
      }}
      accept={['image/jpeg', 'image/png']}
      image={image}
      error={error}
      onChoose={(file) => {
        setImage({ previewUrl: URL.createObjectURL(file), name: file.name });
        setError(undefined);
      }}
      onRefuse={() => setError('This file is not a picture.')}
      onRemove={() => {
        if (image) URL.revokeObjectURL(image.previewUrl);
        setImage(undefined);
      }}
    />
  );
}
`,
  rules: [
    {
      do: 'Say in the hint which kinds and how large.',
      dont: 'Let people find out by being refused.',
    },
  ],
};
