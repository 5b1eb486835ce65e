import type { EventDispatch, EventResult } from '@specshelf/service';
import type { Integration } from '../types/integration.js';

/** The integrations of a backend. They are functions of the test. */
export interface Integrations {
  set(name: string, integration: Integration): void;
  dispatch(dispatch: EventDispatch): Promise<EventResult>;
  names(): string[];
}

/** `onToken` is called with the token of an event before the integration is called. */
export function createIntegrations(
  given: Readonly<Record<string, Integration>>,
  onToken: (token: string) => void,
): Integrations {
  const byName = new Map(
    Object.entries(given).map(([name, integration]) => [name.toLowerCase(), integration]),
  );
  return {
    set(name, integration) {
      byName.set(name.toLowerCase(), integration);
    },
    names: () => [...byName.keys()],
    async dispatch({ integration: { name }, event, environment, size }) {
      onToken(environment.apiTokens.installation);
      const integration = byName.get(name);
      if (!integration) return { kind: 'failed', reason: 'is not registered' };
      try {
        // Copies the event and the response, as a network would. A response of undefined becomes an empty body.
        const copy = JSON.parse(JSON.stringify(event));
        const text = JSON.stringify(await integration(copy, environment)) ?? '';
        if (new TextEncoder().encode(text).length > size)
          return { kind: 'failed', reason: `responded with more than ${size} bytes` };
        return { kind: 'responded', text };
      } catch (error) {
        return resultOf(error);
      }
    },
  };
}

/** Maps an error like GitBook's public runtime for integrations. */
function resultOf(error: unknown): EventResult {
  if (!isError(error)) return { kind: 'rejected', status: 500 };
  if (error.name === 'TimeoutError') return { kind: 'timeout' };
  if (!('code' in error) || typeof error.code !== 'number') {
    return { kind: 'rejected', status: 500, reason: 'Internal server error' };
  }
  return { kind: 'rejected', status: error.code, reason: error.message };
}

/** Not `instanceof`: a test may run in another realm, for example in Jest. */
function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'name' in value && 'message' in value;
}
