import { LANGUAGE_NAMES, LANGUAGES } from '@campetto/contract';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ProductText } from '../../../texts.ts';
import type { ErrorRow } from '../errors/errors.ts';
import './reference.css';
import { ScrollingTable } from './ScrollingTable.tsx';
import { StoryLink } from './StoryLink.tsx';

interface ErrorTableProps {
  errors: readonly ErrorRow[];
  texts: readonly ProductText[];
}

/** Every message of the error catalogue: its cause, and the story that shows it. */
export function ErrorTable({ errors, texts }: ErrorTableProps) {
  const translations = new Map(texts.map((text) => [text.translations.en, text.translations]));
  return (
    <main className="reference">
      <h1>Error gallery</h1>
      <p>
        Every message of the error catalogue in its place. Each story finds it in each language.
      </p>
      <ScrollingTable
        label="Messages"
        columns={[
          ...LANGUAGES.map((language) => LANGUAGE_NAMES[language]),
          'How it comes about',
          'Shown in',
        ]}
      >
        {errors.map(([message, how, title, name]) => {
          const english = typeof message === 'string' ? message : message[0];
          return (
            <tr key={english}>
              {LANGUAGES.map((language) => (
                <td key={language} lang={language}>
                  {translations.get(english)?.[language]}
                </td>
              ))}
              <td>{how}</td>
              <td>
                <StoryLink story={toId(title, storyNameFromExport(name))}>
                  {`${title.split('/').slice(1).join(' / ')}`}
                </StoryLink>
              </td>
            </tr>
          );
        })}
      </ScrollingTable>
    </main>
  );
}
