import { LANGUAGES } from '@campetto/contract';
import { StoryLink } from '../StoryLink.tsx';
import { formsOf } from './growth.ts';
import type { Row } from './textRows.ts';

const withSign = (percent: number) => `${percent > 0 ? '+' : ''}${percent} %`;

/** A text, in a line for each plural form. */
function Forms({ lang, text }: { lang: string; text: string }) {
  return (
    <td lang={lang}>
      <ul>
        {formsOf(text).map((form) => (
          <li key={form}>{form}</li>
        ))}
      </ul>
    </td>
  );
}

/** One text of the copy deck. */
export function TextRow({ row }: { row: Row }) {
  return (
    <tr>
      {LANGUAGES.map((language) => (
        <Forms key={language} lang={language} text={row.translations[language]} />
      ))}
      <td className="reference-number">{withSign(row.growth)}</td>
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
  );
}
