import { describe, expect, it } from 'vitest';
import { originProblem } from '../../src/protocol/check-origin.js';

const at = (publicURL: string, origins?: '*' | string[]) => ({
  deps: { publicURL, release: 'test', now: () => new Date(0) },
  origins,
});
const sent = (headers: Record<string, string>) => ({ header: (name: string) => headers[name] });

describe('a request', () => {
  it.each([
    ['http://127.0.0.1:8787', {}],
    ['http://127.0.0.1:8787', { host: 'localhost:8787' }],
    ['http://localhost:8787', { host: '[::1]:8787', origin: 'http://localhost:8787' }],
    ['https://specs.example/shelf', { host: 'internal:8787', origin: 'https://specs.example' }],
  ])('to %s with %j is accepted', (publicURL, headers) => {
    expect(originProblem(at(publicURL), sent(headers))).toBeUndefined();
  });

  it.each([
    ['http://127.0.0.1:8787', { host: 'evil.example:8787' }, 'Host'],
    ['http://127.0.0.1:8787', { host: '127.0.0.1.evil.example' }, 'Host'],
    ['http://127.0.0.1:8787', { host: 'a b' }, 'Host'],
    ['http://127.0.0.1:8787', { host: '127.0.0.1:8787', origin: 'http://127.0.0.1:9999' }, 'origin'],
    ['https://specs.example', { origin: 'http://specs.example' }, 'origin'],
    ['https://specs.example', { origin: 'null' }, 'origin'],
    ['https://specs.example', { origin: '' }, 'origin'],
  ])('to %s with %j is refused', (publicURL, headers, reason) => {
    expect(originProblem(at(publicURL), sent(headers))).toContain(reason);
  });

  it('of a configured origin is accepted', () => {
    const headers = sent({ origin: 'https://tools.example' });
    expect(originProblem(at('https://specs.example', ['https://tools.example']), headers)).toBeUndefined();
    expect(originProblem(at('https://specs.example', '*'), headers)).toBeUndefined();
  });
});
