import { type HttpHandler, http, passthrough } from 'msw';

/** How mocks answer requests without MSW. */
export interface Interceptor {
  /** Whether a URL is one of the mocks. */
  matches(url: string): boolean;
  /** Undefined for requests that are not under the base URL. */
  answer(request: Request): Promise<Response | undefined>;
}

/** Mocks that are started. */
interface Started extends Interceptor {
  /** Whether a request may reach the network. */
  mayPass(url: string): boolean;
  /** Whether requests that no handler answers fail. Otherwise, MSW decides. */
  rejectsOthers: boolean;
}

/** The mocks that are open. They share one MSW, which intercepts all requests of a process or a page. */
interface OpenMocks {
  /** Answers all requests. */
  readonly handler: HttpHandler;
  add(started: Started): void;
  /** Returns whether the mocks were open. */
  remove(started: Started): boolean;
  isEmpty(): boolean;
  /** Whether these mocks answer a request: of several with its address, the ones that were started last. */
  answers(started: Started | undefined, request: Request): boolean;
}

export function createOpenMocks(): OpenMocks {
  // The last one first.
  const open: Started[] = [];
  const ownerOf = (url: string) => open.find(({ matches }) => matches(url));
  return {
    // Not MSW's strategies for unhandled requests: they pass requests for assets, including `openapi.json`, to the network.
    handler: http.all(/^/, async ({ request }) => {
      const response = await ownerOf(request.url)?.answer(request);
      if (response) return response;
      if (open.some(({ mayPass }) => mayPass(request.url))) return passthrough();
      return open.every(({ rejectsOthers }) => rejectsOthers) ? reject(request) : undefined;
    }),
    add: (started) => void open.unshift(started),
    remove(started) {
      const place = open.indexOf(started);
      if (place >= 0) open.splice(place, 1);
      return place >= 0;
    },
    isEmpty: () => open.length === 0,
    answers: (started, { url }) => started !== undefined && ownerOf(url) === started,
  };
}

function reject({ method, url }: Request): Response {
  console.error(
    `No handler answers ${method} ${url}. To send it over the network, add its host to \`passthrough\`.`,
  );
  return Response.error();
}
