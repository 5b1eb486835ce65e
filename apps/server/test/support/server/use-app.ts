import type { HTTPReply } from '@specshelf/service';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type AppResponse, startApp, type TestApp } from './start-app.js';

/** A collection, and a resource of it. */
export const specs = '/v1/orgs/acme/openapi';
export const pets = `${specs}/pets`;

export const json = { 'content-type': 'application/json' };

interface UsedApp extends Pick<TestApp, 'calls' | 'raw' | 'request'> {
  /** The reply of the service to the next calls. */
  reply: HTTPReply;
}

/** Starts the HTTP layer for the tests of a file. Before each test it has no calls, and a reply with a JSON body of ten bytes. */
export function useApp(): UsedApp {
  let app: TestApp;
  const used: UsedApp = {
    reply: jsonReply(),
    calls: [],
    raw: (text) => app.raw(text),
    request: (path, options) => app.request(path, options),
  };
  beforeAll(async () => {
    app = await startApp(() => used.reply);
    used.calls = app.calls;
  });
  beforeEach(() => {
    used.calls.length = 0;
    used.reply = jsonReply();
  });
  afterAll(() => app.close());
  return used;
}

function jsonReply(): HTTPReply {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    chunks: ['{"a":', '"ü"}'],
  };
}

/** Expects an error in the format of the API. */
export function expectFailure(response: AppResponse, status: number, message: RegExp): void {
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(response.text).error).toMatchObject({
    code: status,
    message: expect.stringMatching(message),
  });
}
