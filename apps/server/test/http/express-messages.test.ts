import type { RequestHandler } from 'express';
import { expect, it } from 'vitest';
import { startApp } from '../support/server/start-app.js';

it('are what Express makes of them from the beginning', async () => {
  const seen: object[] = [];
  const pages: RequestHandler = (request, response) => {
    seen.push(request, response);
    // What Express adds is there.
    response.status(200).type('text').send(`${request.path} ${request.protocol}`);
  };
  const app = await startApp(undefined, { pages });
  const { setPrototypeOf } = Object;
  const changed: object[] = [];
  Object.setPrototypeOf = <T>(object: T, prototype: object | null): T => {
    if (Object.getPrototypeOf(object) !== prototype) changed.push(Object(object));
    return setPrototypeOf(object, prototype);
  };
  try {
    expect((await app.ask('/page')).text).toBe('/page http');
  } finally {
    Object.setPrototypeOf = setPrototypeOf;
  }
  expect(seen).toHaveLength(2);
  // An object whose prototype changes is slow for the rest of its life.
  expect(changed.filter((object) => seen.includes(object))).toEqual([]);
  await app.close();
});
