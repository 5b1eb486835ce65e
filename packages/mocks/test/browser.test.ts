import { beforeEach, expect, it, vi } from 'vitest';
import { startMocks } from '../src/browser.js';

// There is no browser here: what MSW's worker is told is looked at. That it works is seen by a recipe, in Chromium.
const worker = vi.hoisted(() => ({ start: vi.fn(async () => undefined), stop: vi.fn() }));
const setupWorker = vi.hoisted(() => vi.fn(() => worker));
vi.mock('msw/browser', () => ({ setupWorker }));

beforeEach(() => vi.clearAllMocks());

it('starts the worker strictly, with the handlers', async () => {
  const { handlers } = await startMocks();
  expect(setupWorker).toHaveBeenCalledWith(...handlers);
  expect(worker.start).toHaveBeenCalledWith({ onUnhandledRequest: 'error', onUnhandledFrame: 'error' });
});

it('starts the worker as it is told', async () => {
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

it('can be closed twice', async () => {
  const mocks = await startMocks();
  await mocks.close();
  await mocks.close();
  expect(worker.stop).toHaveBeenCalledTimes(1);
});

it('is rejected when the worker cannot be started', async () => {
  worker.start.mockRejectedValueOnce(new Error('There is no such script'));
  await expect(startMocks()).rejects.toThrow('There is no such script');
});

it('rejects unknown options', async () => {
  await expect(startMocks(JSON.parse('{ "passthrough": [] }'))).rejects.toThrow(
    /^Unknown option `passthrough`\. Known options: .*, origin, start\.$/,
  );
});
