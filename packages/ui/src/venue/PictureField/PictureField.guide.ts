import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Accepts one picture, selected, dropped or pasted, and shows it before it is sent.',
  avoid:
    'A data file, such as venues to import, uses a FileDrop. A picture that is only shown is a Picture.',
  anatomy: [
    ['Label', 'With a note, such as “optional”.'],
    ['Zone', 'Dashed while it is empty: the whole area can be pressed and accepts dropped files.'],
    ['Preview', 'The picture at 16 to 9, or an icon if the browser cannot show it.'],
    ['Caption', 'Its name, wrapping, and its size.'],
    ['Replace, Remove', 'If there is a picture.'],
    ['Progress', 'The progress of the upload, as a bar and as text.'],
    ['Hint and error', 'Below, associated with the field.'],
  ],
  states: [
    ['Empty', 'Asks for a picture and names the alternatives.'],
    ['File above the area', 'The area shows what dropping will do.'],
    ['Selected', 'Can be replaced and removed.'],
    ['Refused', 'Another kind of file: reports it, and keeps the previous picture.'],
    ['Sending', 'With progress. Nothing can be changed meanwhile.'],
    ['Failed', 'The picture remains, for another try.'],
    ['Disabled', 'While the form is being sent.'],
  ],
  keyboard: [
    ['Tab', 'The select button, then Remove.'],
    [
      'Enter, Space',
      'Open the system’s file dialog; on Remove, remove the picture. The focus returns to the select button.',
    ],
    [
      'Ctrl or Cmd + V',
      'Anywhere on the page: accepts a picture from the clipboard. Text is ignored.',
    ],
  ],
  code: `import { type ChosenPicture, PictureField } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import { useState } from 'react';

export function VenuePicture() {
  const [picture, setPicture] = useState<ChosenPicture>();
  const [error, setError] = useState<string>();
  return (
    <PictureField
      labels={labels.PictureField}
      accept={['image/jpeg', 'image/png']}
      picture={picture}
      error={error}
      onChoose={(file) => {
        setPicture({ previewUrl: URL.createObjectURL(file), name: file.name });
        setError(undefined);
      }}
      onRefuse={() => setError('This file is not a picture.')}
      onRemove={() => {
        if (picture) URL.revokeObjectURL(picture.previewUrl);
        setPicture(undefined);
      }}
    />
  );
}
`,
  rules: [
    {
      do: 'State in the hint the accepted kinds and the maximum size.',
      dont: 'Let people find out by a refused file.',
    },
  ],
  content: [
    'The button is a verb and its object, “Choose a picture”, then one verb: “Replace”. The other ways continue it in lower case: “or drop it here, or paste it”.',
    'The hint lists the kinds, then the largest size with its unit: “JPEG, PNG, WebP, GIF or AVIF, up to 5 MB.”',
    'An error says what is wrong, then what to do: “This picture is larger than 5 MB. Choose a smaller one.”',
    'The name of the file is shown whole and wraps within words. The progress is a word and a percentage: “Uploading: 42%”.',
  ],
  screenReader: [
    'It is a file field named by its label; name and size of the chosen file are read.',
  ],
};
