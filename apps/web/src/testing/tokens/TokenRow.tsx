import { Button } from '@campetto/ui';
import type { TokenRow as Token } from '@campetto/ui/tokens';

export interface UsedToken extends Token {
  /** The components whose own styles read it. */
  users: readonly string[];
}

interface TokenRowProps extends UsedToken {
  onCopy: (variable: string) => void;
}

/** A value, with a sample of a colour or a shadow. */
function Value({ path, value }: { path: string; value: string }) {
  return (
    <div className="reference-value">
      {path.startsWith('color.') && (
        <span className="reference-swatch" style={{ background: value }} />
      )}
      {path.startsWith('shadow.') && (
        <span className="reference-swatch" style={{ boxShadow: value }} />
      )}
      <span>{value}</span>
    </div>
  );
}

/** One token of the table. */
export function TokenRow({ path, variable, light, dark, purpose, users, onCopy }: TokenRowProps) {
  return (
    <tr>
      <th scope="row">
        {path}
        {purpose !== '' && <small>{purpose}</small>}
      </th>
      <td>
        <div className="reference-value">
          <code>{variable}</code>
          <Button tone="quiet" aria-label={`Copy ${variable}`} onClick={() => onCopy(variable)}>
            Copy
          </Button>
        </div>
      </td>
      <td colSpan={light === dark ? 2 : 1}>
        <Value path={path} value={light} />
      </td>
      {light !== dark && (
        <td>
          <Value path={path} value={dark} />
        </td>
      )}
      <td>
        {users.length === 0 ? (
          <small>no component by itself</small>
        ) : (
          <details>
            <summary>{users.length === 1 ? '1 component' : `${users.length} components`}</summary>
            {users.join(', ')}
          </details>
        )}
      </td>
    </tr>
  );
}
