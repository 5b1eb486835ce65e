import type { Schema } from '@specshelf/contract';
import type { Principal } from '@specshelf/service';
import { ExpiryTime, RelativeTime } from '../components/relative-time.js';

type Token = Schema<'AccessToken'>;

interface TokenListProps {
  tokens: readonly Token[];
  principal: Principal;
  /** Whether the tokens have different subjects. */
  showsSubjects: boolean;
  /** The URL of the form that revokes a token. */
  action: string;
  now: Date;
}

export function TokenList(props: TokenListProps) {
  return (
    <div class="table tokens">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {props.showsSubjects && <th scope="col">Subject</th>}
            <th scope="col">Scopes</th>
            <th scope="col">State</th>
            <th scope="col">Created</th>
            <th scope="col">Expires</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span class="hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.tokens.map((token) => (
            <TokenRow key={token.id} token={token} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const states = {
  active: { label: 'Active', color: 'good' },
  expired: { label: 'Expired', color: '' },
  revoked: { label: 'Revoked', color: 'bad' },
} as const;

function TokenRow({ token, principal, showsSubjects, action, now }: TokenListProps & { token: Token }) {
  const { name, prefix, subject, scopes, state, createdAt, expiresAt, revokedAt, lastUsedAt } = token;
  const { label, color } = states[state];
  return (
    <tr>
      <td class="main">
        {name}
        <div class="quiet mono">{prefix}…</div>
      </td>
      {showsSubjects && <td title={subject.id}>{subject.displayName}</td>}
      <td>
        <div class="tags">
          {scopes.map((scope) => (
            <span key={scope} class="tag">
              {scope}
            </span>
          ))}
        </div>
      </td>
      <td class="side">
        <span class={`tag ${color}`}>{label}</span>
        {revokedAt !== undefined && (
          <div class="quiet small optional">
            <RelativeTime at={revokedAt} now={now} />
          </div>
        )}
      </td>
      <td>
        <span class="unit">Created </span>
        <RelativeTime at={createdAt} now={now} />
      </td>
      <td>
        <span class="unit">Expires </span>
        {expiresAt === undefined ? 'never' : <ExpiryTime at={expiresAt} now={now} />}
      </td>
      <td>
        <span class="unit">Last used </span>
        {lastUsedAt === undefined ? 'never' : <RelativeTime at={lastUsedAt} now={now} />}
      </td>
      <td>
        {state === 'active' && (
          <RevokeForm token={token} isOwn={token.id === principal.tokenId} action={action} />
        )}
      </td>
    </tr>
  );
}

interface RevokeFormProps {
  token: Token;
  /** Whether the visitor has signed in with the token. */
  isOwn: boolean;
  action: string;
}

/** A button behind a summary, so that one click never revokes a token. It needs no script. */
function RevokeForm({ token, isOwn, action }: RevokeFormProps) {
  return (
    <details class="revoke">
      <summary>
        Revoke<span class="hidden"> {token.name}</span>
      </summary>
      <form method="post" action={action}>
        <p>
          Programs that use this token, and tokens that were created with it, lose their access immediately.
          {isOwn && ' You are signed in with this token: you are signed out, too.'}
        </p>
        <input type="hidden" name="subject" value={token.subject.id} />
        <button type="submit" class="danger" name="revoke" value={token.id}>
          Revoke token
        </button>
      </form>
    </details>
  );
}
