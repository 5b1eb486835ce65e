import type { Schema } from '@specshelf/contract';
import { ExpiryTime } from '../components/relative-time.js';
import { Timestamp } from '../components/timestamp.js';

interface CreatedTokenProps {
  created: Schema<'CreatedAccessToken'>;
  now: Date;
}

/** A new token with its secret, which is on no other page. */
export function CreatedTokenNotice({ created: { token, secret }, now }: CreatedTokenProps) {
  return (
    <section class="notice warn" aria-labelledby="created">
      <h2 id="created">Copy the token “{token.name}” now</h2>
      <p>It is not shown again.</p>
      <div class="secret">
        <code>{secret}</code>
        <shelf-copy />
      </div>
      <p>
        Send it in the header <code>Authorization: Bearer</code>. Anyone who has it can use it: store it like
        a password.
        {token.expiresAt !== undefined && (
          <>
            {' '}
            It expires <ExpiryTime at={token.expiresAt} now={now} />, at <Timestamp at={token.expiresAt} />.
          </>
        )}
      </p>
    </section>
  );
}
