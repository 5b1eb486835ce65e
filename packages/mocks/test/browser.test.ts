import { beforeEach, expect, it, vi } from 'vitest';
import { startMocks } from '../src/browser.js';

// Tests the calls of MSW's worker without a browser. A recipe tests the worker itself in Chromium.
const worker = vi.hoisted(() => ({ start: vi.fn(async () => undefined), stop: vi.fn() }));
const setupWorker = vi.hoisted(() => vi.fn(() => worker));
vi.mock('msw/browser', () => ({ setupWorker }));

beforeEach(() => vi.clearAllMocks());

it('starts the worker with its handlers and the strict options', async () => {
  const { handlers } = await startMocks();
  expect(setupWorker).toHaveBeenCalledWith(...handlers);
  expect(worker.start).toHaveBeenCalledWith({ onUnhandledRequest: 'error', onUnhandledFrame: 'error' });
});

it('passes the start options to the worker', async () => {
  const serviceWorker = { url: '/app/mockServiceWorker.js' };
  const mocks = await startMocks({
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
  const mocks = await startMocks();
  await mocks.close();
  await mocks.close();
  expect(worker.stop).toHaveBeenCalledTimes(1);
});

it('rejects when the worker cannot be started', async () => {
  worker.start.mockRejectedValueOnce(new Error('Script not found'));
  await expect(startMocks()).rejects.toThrow('Script not found');
});

it('rejects unknown options', async () => {
  await expect(startMocks(JSON.parse('{ "passthrough": [] }'))).rejects.toThrow(
    /^Unknown option `passthrough`\. Known options: .*, origin, start\.$/,
  );
});
