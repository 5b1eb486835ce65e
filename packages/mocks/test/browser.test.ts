import { getResponse, type HttpHandler } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StartedMocks, type StartOptions, startMocks } from '../src/browser.js';

// Tests the calls of MSW's worker without a browser. A recipe tests the worker itself in Chromium.
const worker = vi.hoisted(() => ({ start: vi.fn(async () => undefined), stop: vi.fn() }));
const setupWorker = vi.hoisted(() => vi.fn((..._handlers: HttpHandler[]) => worker));
vi.mock('msw/browser', () => ({ setupWorker }));

const started: StartedMocks[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', new URL('https://app.example/page'));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mocks of started.splice(0)) await mocks.close();
});

async function start(options?: StartOptions): Promise<StartedMocks> {
  const mocks = await startMocks(options);
  started.push(mocks);
  return mocks;
}

/** Returns the response of the handlers of the worker: undefined if MSW decides. */
async function answerOf(url: string): Promise<Response | undefined> {
  const [handlers = []] = setupWorker.mock.calls.slice(-1);
  return getResponse([...handlers], new Request(url, { headers: { authorization: 'Bearer any' } }));
}

const isPassedThrough = (response: Response | undefined) =>
  response?.headers.get('x-msw-intention') === 'passthrough';

it('starts the worker with its handlers and the strict options', async () => {
  const { baseUrl } = await start();
  expect((await answerOf(`${baseUrl}/v1/user`))?.status).toBe(200);
  expect(worker.start).toHaveBeenCalledWith({ onUnhandledRequest: 'error', onUnhandledFrame: 'error' });
});

it('passes the start options to the worker', async () => {
  const serviceWorker = { url: '/app/mockServiceWorker.js' };
  const mocks = await start({
    baseUrl: 'https://api.example',
    start: { serviceWorker, onUnhandledRequest: 'bypass' },
  });
  expect(mocks.baseUrl).toBe('https://api.example');
  expect(worker.start).toHaveBeenCalledWith({
    serviceWorker,
    onUnhandledRequest: 'bypass',
    onUnhandledFrame: 'error',
  });
});

it('closes once when `close` is called twice', async () => {
  const mocks = await start();
  await mocks.close();
  await mocks.close();
  expect(worker.stop).toHaveBeenCalledTimes(1);
});

it('rejects when the worker cannot be started', async () => {
  worker.start.mockRejectedValueOnce(new Error('Script not found'));
  await expect(startMocks()).rejects.toThrow('Script not found');
});

it('rejects unknown options', async () => {
  await expect(startMocks(JSON.parse('{ "passThrough": [] }'))).rejects.toThrow(
    /^Unknown option `passThrough`\. Known options: .*, origin, passthrough, start\.$/,
  );
});

it('rejects requests that no handler answers, except to the listed hosts and for assets of the page', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await start({ passthrough: ['localhost:3000'] });
  for (const url of [
    'https://elsewhere.example/main.js',
    'https://app.example/api/session',
    'http://localhost:3001/',
  ]) {
    expect((await answerOf(url))?.type, url).toBe('error');
  }
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('add its host to `passthrough`'));
  for (const url of [
    'http://localhost:3000/api',
    'https://app.example/main.js',
    'https://app.example/assets/pets.openapi.json?v=1',
    'https://app.example/@vite/client',
  ]) {
    expect(isPassedThrough(await answerOf(url)), url).toBe(true);
  }
});

it('leaves requests that no handler answers to a strategy of MSW in the start options', async () => {
  await start({ start: { onUnhandledRequest: 'bypass' } });
  expect(await answerOf('https://elsewhere.example/')).toBeUndefined();
});

it('keeps other mocks working when one of two is closed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const [first, second] = [
    await start({ baseUrl: 'https://first.example' }),
    await start({ baseUrl: 'https://second.example' }),
  ];
  expect(worker.start).toHaveBeenCalledTimes(1);
  for (const { baseUrl } of [first, second]) expect((await answerOf(`${baseUrl}/v1/user`))?.status).toBe(200);
  await first.close();
  expect(worker.stop).not.toHaveBeenCalled();
  expect((await answerOf('https://first.example/v1/user'))?.type).toBe('error');
  expect((await answerOf('https://second.example/v1/user'))?.status).toBe(200);
  await second.close();
  expect(worker.stop).toHaveBeenCalledTimes(1);
});

it('rejects invalid hosts', async () => {
  await expect(startMocks({ passthrough: ['https://a.example'] })).rejects.toThrow(
    '`passthrough` takes hosts',
  );
});
