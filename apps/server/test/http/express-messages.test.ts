import type { RequestHandler } from 'express';
import { expect, it } from 'vitest';
import { startApp } from '../support/server/start-app.js';

it('requests and responses have the prototypes of Express from creation', async () => {
  const seen: object[] = [];
  const pages: RequestHandler = (request, response) => {
    seen.push(request, response);
    // The members of Express are present.
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
    expect((await app.request('/page')).text).toBe('/page http');
  } finally {
    Object.setPrototypeOf = setPrototypeOf;
  }
  expect(seen).toHaveLength(2);
  // Changing the prototype of an object makes it slow permanently.
  expect(changed.filter((object) => seen.includes(object))).toEqual([]);
  await app.close();
});
