import { LANGUAGE_NAMES, LANGUAGES } from '@campetto/contract';
import { Button, Select, TextField } from '@campetto/ui';
import { useMemo, useState } from 'react';
import type { ProductText } from '../../../../texts.ts';
import '../reference.css';
import { ScrollingTable } from '../ScrollingTable.tsx';
import { TextRow } from './TextRow.tsx';
import { byScreen, downloadTexts, present } from './textRows.ts';

/** Rows that are rendered before more are requested. */
const FIRST = 60;

const GROWTHS = [
  { value: 'all', label: 'Any growth' },
  { value: '20', label: '20 % and more' },
  { value: '40', label: '40 % and more' },
  { value: '80', label: '80 % and more' },
] as const;

const ORDERS = [
  { value: 'screen', label: 'By screen' },
  { value: 'text', label: 'By text' },
] as const;

/** Every text of the product in each language, how much longer it gets, and where it shows. */
export function CopyDeck({ texts }: { texts: readonly ProductText[] }) {
  const [words, setWords] = useState('');
  const [least, setLeast] = useState<(typeof GROWTHS)[number]['value']>('all');
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('screen');
  const [whole, setWhole] = useState(false);
  const all = useMemo(() => texts.map(present), [texts]);
  const wanted = words.trim().toLowerCase();
  const found = all.filter(
    (row) =>
      (least === 'all' || row.growth >= Number(least)) &&
      [...Object.values(row.translations), ...row.places.map(({ name }) => name)].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
  const rows = order === 'screen' ? found.toSorted(byScreen) : found;
  return (
    <main className="reference">
      <h1>Copy deck</h1>
      <p>
        Every text of the product, from its own catalogues. The growth says how much longer the
        longest translation is; where it is large, look at the screen in that language on a phone.
      </p>
      <div className="reference-tools">
        <TextField label="Search" type="search" value={words} onValueChange={setWords} />
        <Select label="Growth" options={GROWTHS} value={least} onValueChange={setLeast} />
        <Select label="Order" options={ORDERS} value={order} onValueChange={setOrder} />
        <Button onClick={() => downloadTexts(rows)}>Download CSV</Button>
      </div>
      <p role="status">
        {rows.length} of {all.length} texts
      </p>
      <ScrollingTable
        label="Texts"
        columns={[...LANGUAGES.map((language) => LANGUAGE_NAMES[language]), 'Growth', 'Shows on']}
      >
        {rows.slice(0, whole ? undefined : FIRST).map((row) => (
          <TextRow key={`${row.catalogue} ${row.translations.en} ${row.files}`} row={row} />
        ))}
      </ScrollingTable>
      {!whole && rows.length > FIRST && (
        <Button onClick={() => setWhole(true)}>Show all {rows.length}</Button>
      )}
    </main>
  );
}
