import { Button, Select, TextField } from '@campetto/ui';
import { useMemo, useState } from 'react';
import type { ProductText } from '../../../texts.ts';
import { csv } from './csv.ts';
import './deck.css';
import { growth } from './growth.ts';
import { placeOf } from './places.ts';
import { StoryLink } from './StoryLink.tsx';

/** Rows that are rendered before more are requested. */
const FIRST = 60;

const GROWTHS = [
  { value: 'all', label: 'Any growth' },
  { value: '20', label: '20 % and more' },
  { value: '40', label: '40 % and more' },
  { value: '80', label: '80 % and more' },
] as const;

const withSign = (percent: number) => `${percent > 0 ? '+' : ''}${percent} %`;

function download(rows: readonly Row[]) {
  const head = ['English', 'Italian', 'Growth in per cent', 'Catalogue', 'Screen', 'Files'];
  const file = csv([
    head,
    ...rows.map((row) => [
      row.english,
      row.italian,
      row.growth,
      row.catalogue,
      row.places.map(({ name }) => name).join('; '),
      row.files.join('; '),
    ]),
  ]);
  const address = URL.createObjectURL(new Blob([file], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), {
    href: address,
    download: 'campetto-texts.csv',
  }).click();
  URL.revokeObjectURL(address);
}

function present(text: ProductText) {
  const places = new Map(
    text.files.flatMap((file) => placeOf(file) ?? []).map((at) => [at.story, at]),
  );
  return { ...text, growth: growth(text.english, text.italian), places: [...places.values()] };
}
type Row = ReturnType<typeof present>;

/** Every text of the product in both languages, how much longer it gets, and where it shows. */
export function CopyDeck({ texts }: { texts: readonly ProductText[] }) {
  const [words, setWords] = useState('');
  const [least, setLeast] = useState<(typeof GROWTHS)[number]['value']>('all');
  const [whole, setWhole] = useState(false);
  const all = useMemo(() => texts.map(present), [texts]);
  const wanted = words.trim().toLowerCase();
  const rows = all.filter(
    (row) =>
      (least === 'all' || row.growth >= Number(least)) &&
      `${row.english}\n${row.italian}`.toLowerCase().includes(wanted),
  );
  return (
    <main className="deck">
      <h1>Copy deck</h1>
      <p>
        Every text of the product, from its own catalogues. The growth says how much longer the
        Italian is; where it is large, look at the screen in Italian on a phone.
      </p>
      <div className="deck-tools">
        <TextField label="Search" type="search" value={words} onValueChange={setWords} />
        <Select label="Growth" options={GROWTHS} value={least} onValueChange={setLeast} />
        <Button onClick={() => download(rows)}>Download CSV</Button>
      </div>
      <p role="status">
        {rows.length} of {all.length} texts
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="deck-scroll" aria-label="Texts" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">English</th>
              <th scope="col">Italian</th>
              <th scope="col">Growth</th>
              <th scope="col">Shows on</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, whole ? undefined : FIRST).map((row) => (
              <tr key={`${row.catalogue} ${row.english} ${row.files}`}>
                <td lang="en">{row.english}</td>
                <td lang="it">{row.italian}</td>
                <td className="deck-number">{withSign(row.growth)}</td>
                <td>
                  <ul>
                    {row.places.map(({ name, story }) => (
                      <li key={story}>
                        <StoryLink story={story}>{name}</StoryLink>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!whole && rows.length > FIRST && (
        <Button onClick={() => setWhole(true)}>Show all {rows.length}</Button>
      )}
    </main>
  );
}
