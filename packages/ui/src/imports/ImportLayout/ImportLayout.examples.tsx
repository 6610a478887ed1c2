import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import { FileDrop } from '../FileDrop/index.ts';
import { ImportLayout } from './ImportLayout.tsx';

const { drop, layout } = importsCopy({});

/** Shows the first rule; the other is about the focus. */
export const examples: readonly Example[] = [
  miniatures(
    pair(
      ImportLayout,
      {
        ...layout,
        step: 'choose',
        children: <FileDrop labels={drop} accept={['.csv']} onChoose={() => {}} />,
      },
      {
        title: 'Import',
        subtitle:
          'First choose a file. Then check that each value is in its field. If it is not, go back and choose another file. If it is, start the import and wait until it is done. Then read the report, and review what was imported.',
      },
    ),
  ),
];
