import {
  badGateway,
  gatewayTimeout,
  notFoundError,
  type RequestError,
  type RequestProblem,
} from '../../base/errors.js';
import { inSeconds } from '../../base/http/in-seconds.js';
import type { Principal, RequestContext } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { EventResult, IntegrationEvent } from '../../base/ports/outbound.js';
import type { IntegrationRecord, SpaceRecord } from '../../base/ports/records.js';
import { createEventToken } from '../../state/access/event-token.js';
import { integrationSecretPurpose } from '../../state/access/sealing-purposes.js';
import { type EventFacts, eventEnvironment } from './integration-event.js';

/** A call of an integration. */
export interface IntegrationCall {
  space: SpaceRecord;
  integration: IntegrationRecord;
  facts: EventFacts;
  /** The caller, which may be an integration itself. */
  principal: Principal;
}

/** Timeout of a response, in milliseconds. */
export interface ResponseTime {
  left: number;
  /** Including the time that other sources have used. */
  whole: number;
}

/** Maximum length of a chain of events: an integration may request content that another integration computes. */
const deepest = 5;

/** Sends an event to an integration and returns the text of its response. */
export async function callIntegration(
  deps: Deps,
  { space, integration, facts, principal }: IntegrationCall,
  type: IntegrationEvent['type'],
  time: ResponseTime,
): Promise<string> {
  const depth = (principal.eventDepth ?? 0) + 1;
  const { id: integrationId, name, endpoint } = integration;
  if (depth > deepest) {
    throw badGateway(`The integration ${JSON.stringify(name)} was called ${deepest} times for one response.`);
  }
  const secret = openSecret(deps, integration, principal.request);
  const { organizationId } = space;
  const token = createEventToken(deps, { integrationId, name, organizationId, depth });
  const result = await deps.dispatchEvent({
    integration: { name, endpoint, secret },
    event: { eventId: deps.newId(), type, ...facts },
    environment: eventEnvironment(deps, space, integration, token),
    time: time.left,
    size: deps.limits.response,
  });
  if (result.kind !== 'responded') throw failureOf(name, result, time.whole, [secret, token]);
  // Readers of the space would receive the permissions of the integration.
  if (result.text.includes(token))
    throw badGateway(`The integration ${JSON.stringify(name)} responded with its token.`);
  return result.text;
}

function openSecret(
  deps: Deps,
  { name, secret }: IntegrationRecord,
  request: RequestContext | undefined,
): string {
  try {
    return deps.open(secret, integrationSecretPurpose(name));
  } catch (error) {
    deps.report(error, request);
    throw badGateway(
      `The integration ${JSON.stringify(name)} cannot be called: its secret cannot be decrypted with the key of this server. The operator must add it again.`,
    );
  }
}

/** The response of an integration is invalid. */
export function invalidResponse(name: string, problems: readonly RequestProblem[]): RequestError {
  const reasons = problems.map(
    ({ path, message }) => `${path === '' ? 'the response' : shown(path)} ${message}`,
  );
  return badGateway(`The integration ${JSON.stringify(name)} failed: ${reasons.join('; ')}.`);
}

function failureOf(
  name: string,
  result: Exclude<EventResult, { kind: 'responded' }>,
  time: number,
  secrets: readonly string[],
): RequestError {
  const subject = `The integration ${JSON.stringify(name)}`;
  switch (result.kind) {
    case 'timeout':
      return responseTimedOut(name, time);
    case 'failed':
      return badGateway(`${subject} ${result.reason}.`);
    case 'rejected': {
      const reason = result.reason ? ` (${shown(result.reason, secrets)})` : '';
      const response = `it responded with status ${result.status}${reason}`;
      return result.status === 404
        ? notFoundError(`${subject} does not have the requested content: ${response}.`)
        : badGateway(`${subject} failed: ${response}.`);
    }
  }
}

/** An integration exceeded its timeout. */
export function responseTimedOut(name: string, time: number): RequestError {
  return gatewayTimeout(`The integration ${JSON.stringify(name)} did not respond within ${inSeconds(time)}.`);
}

const longestReason = 200;

/** Returns a reason from an integration on one line, truncated, and without secrets. */
function shown(reason: string, secrets: readonly string[] = []): string {
  const clean = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), reason);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: replaces control characters
  const line = clean.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
  return line.length > longestReason ? `${[...line].slice(0, longestReason).join('')}…` : line;
}
