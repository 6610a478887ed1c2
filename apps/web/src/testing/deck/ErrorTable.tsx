import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ProductText } from '../../../texts.ts';
import type { ErrorRow } from '../errors/errors.ts';
import './deck.css';
import { StoryLink } from './StoryLink.tsx';

interface ErrorTableProps {
  errors: readonly ErrorRow[];
  texts: readonly ProductText[];
}

/** Every message of the error catalogue: its cause, and the story that shows it. */
export function ErrorTable({ errors, texts }: ErrorTableProps) {
  const italian = new Map(texts.map((text) => [text.english, text.italian]));
  return (
    <main className="deck">
      <h1>Error gallery</h1>
      <p>
        Every message of the error catalogue in its place. Each story finds it in both languages.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="deck-scroll" aria-label="Messages" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">English</th>
              <th scope="col">Italian</th>
              <th scope="col">How it comes about</th>
              <th scope="col">Shown in</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ message, how, story: [title, name] }) => {
              const english = typeof message === 'string' ? message : message[0];
              return (
                <tr key={english}>
                  <td lang="en">{english}</td>
                  <td lang="it">{italian.get(english)}</td>
                  <td>{how}</td>
                  <td>
                    <StoryLink story={toId(title, storyNameFromExport(name))}>
                      {`${title.split('/').slice(1).join(' / ')}`}
                    </StoryLink>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </main>
  );
}
