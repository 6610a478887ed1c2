import { Button, TextField } from '@campetto/ui';
import { useState } from 'react';
import '../reference/reference.css';
import { download } from '../reference/download.ts';
import { FigmaGuide } from './FigmaGuide.tsx';
import { TokenRow, type UsedToken } from './TokenRow.tsx';
import { type TokensDocument, tokenFiles } from './tokenFiles.ts';

export interface TokenTableProps {
  rows: readonly UsedToken[];
  document: TokensDocument;
}

/** Every token: its role, its custom property, its value in both themes, and where it is used. */
export function TokenTable({ rows, document }: TokenTableProps) {
  const [words, setWords] = useState('');
  const [copied, setCopied] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = rows.filter(({ path, variable, light, dark, purpose, users }) =>
    [path, variable, light, dark, purpose, ...users].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );

  async function copy(variable: string) {
    await navigator.clipboard.writeText(`var(${variable})`);
    setCopied(variable);
  }

  return (
    <main className="reference">
      <h1>Tokens</h1>
      <p>
        Components use a token by its role. The custom properties are stable: they change only with
        a new major version.
      </p>
      <div className="reference-tools">
        <TextField label="Search" type="search" value={words} onValueChange={setWords} />
        {Object.entries(tokenFiles(document)).map(([name, file]) => (
          <Button
            key={name}
            onClick={() => download(name, 'application/json', JSON.stringify(file, null, 2))}
          >
            {name}
          </Button>
        ))}
      </div>
      <FigmaGuide />
      <p role="status">
        {shown.length} of {rows.length} tokens{copied && `. Copied: var(${copied})`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="reference-scroll" aria-label="Tokens" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Custom property</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
              <th scope="col">Used by</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TokenRow key={row.path} {...row} onCopy={copy} />
            ))}
          </tbody>
        </table>
      </section>
    </main>
  );
}
