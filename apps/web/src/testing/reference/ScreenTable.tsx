import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type Screen, STATES, type State } from './screens.ts';
import './reference.css';
import { ScrollingTable } from './ScrollingTable.tsx';
import { StoryLink } from './StoryLink.tsx';

const states = Object.entries(STATES) as [State, string][];

/** Every screen in every state: its story, or why there is none. */
export function ScreenTable({ screens }: { screens: readonly Screen[] }) {
  return (
    <main className="reference">
      <h1>Screens</h1>
      <p>
        The product’s screens in every state, with its real catalogues and recorded handlers. The
        toolbar changes language and theme of each.
      </p>
      <ScrollingTable label="Screens" columns={['Screen', ...Object.values(STATES)]}>
        {screens.map((screen) => (
          <tr key={screen.title}>
            <th scope="row">{screen.title.split('/').at(-1)}</th>
            {states.map(([state, label]) => {
              const reason = screen.missing[state];
              return (
                <td key={state}>
                  {reason !== undefined ? (
                    <small>{reason}</small>
                  ) : (
                    <StoryLink story={toId(screen.title, storyNameFromExport(state))}>
                      {label}
                    </StoryLink>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </ScrollingTable>
    </main>
  );
}
