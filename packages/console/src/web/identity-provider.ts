import type { Grant, RequestContext } from '@specshelf/service';

/** A user whom an identity provider has authenticated. */
export interface SignedInUser {
  subject: { id: string; displayName: string; email?: string };
  grants: readonly Grant[];
  /** Sent back to the provider at sign-out, so that it need not confirm it with the user. */
  idToken?: string;
}

/** Values of one sign-in that the browser must return. They are secrets of this browser. */
export interface SignInChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export type CallbackResult =
  | { kind: 'signed-in'; user: SignedInUser }
  /** Authenticated, but without access to any organization. */
  | {
      kind: 'no-access';
      user: Pick<SignedInUser, 'subject'>;
      groups: readonly string[];
      hints: readonly string[];
    }
  | { kind: 'rejected'; reason: string }
  | { kind: 'unavailable'; reason: string };

/** Sign-in of users at an OpenID Connect provider. Only servers have one. */
export interface IdentityProvider {
  /** The name on the button. */
  name: string;
  /** Identifies the configuration: sessions of another configuration are invalid. */
  version: string;
  /** The lifetime of a session, in seconds. */
  sessionLifetime: number;
  /**
   * Returns the grants of a session that began at a time, without organizations that were created later: one with the ID of a deleted
   * organization is another organization.
   */
  validGrants(grants: readonly Grant[], began: Date): Promise<readonly Grant[]>;
  /** Returns the URL of the provider at which the user signs in. */
  begin(): Promise<{ url: string; checks: SignInChecks } | { kind: 'unavailable'; reason: string }>;
  /** Exchanges the parameters of the callback for a user. */
  complete(callback: URLSearchParams, checks: SignInChecks, request: RequestContext): Promise<CallbackResult>;
  /** Returns the URL at which the session at the provider ends. Undefined if the provider has none. */
  endSession(idToken: string | undefined): Promise<string | undefined>;
  /** Records the beginning or the end of a session in the audit log. */
  audit(
    change: 'begin' | 'end',
    session: { id: string; user: SignedInUser },
    request: RequestContext,
  ): Promise<void>;
}
