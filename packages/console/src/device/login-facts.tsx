import type { PendingDeviceLogin, Principal } from '@specshelf/service';
import { Definition } from '../components/definition.js';
import { RelativeTime } from '../components/relative-time.js';

interface LoginFactsProps {
  login: PendingDeviceLogin;
  principal: Principal;
  now: Date;
}

/** The program that asks for access, and the warning about codes of strangers. */
export function LoginFacts({ login, principal, now }: LoginFactsProps) {
  const { userCode, clientName, address, createdAt } = login;
  return (
    <>
      <p>
        A program that calls itself <strong>{clientName}</strong> asks for access in your name.
      </p>
      <p class="user-code">
        <span class="hidden">Code: </span>
        {userCode}
      </p>
      <div class="notice warn">
        <strong>Does your command line show exactly this code?</strong>
        <p>
          If not, or if you have not started this login yourself, refuse it. Never use a code or a link that
          someone has sent you: that person would get your access.
        </p>
      </div>
      <dl>
        <Definition name="Your account">{principal.subject.displayName}</Definition>
        {address !== undefined && <Definition name="Requested from">{address}</Definition>}
        <Definition name="Requested">
          <RelativeTime at={createdAt} now={now} />
        </Definition>
      </dl>
    </>
  );
}
