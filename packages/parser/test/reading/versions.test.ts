import { describe, expect, it } from 'vitest';
import { failed, head, parsed, withoutNotes } from '../support/parsed.js';

describe('versions', () => {
  const text = (version: string) => `${version}\ninfo: {title: t, version: "1"}\npaths: {}`;

  it.each(['3.0.0', '3.0.4', '3.1.0', '3.1.2', '3.2.0'])('%s is supported (PA22)', (version) => {
    expect(parsed(text(`openapi: ${version}`))).toMatchObject({
      openapi: version,
      problems: [],
      problemCount: 0,
    });
  });

  it.each([
    ['openapi: 3', '3.0.0', '3', 'number-for-text'],
    ['openapi: 3.1', '3.1.0', '3.1', 'number-for-text'],
    ['openapi: "3.1"', '3.1.0', '3.1', 'unusual-version'],
    ['openapi: 3.9.9', '3.9.9', '3.9.9', 'unusual-version'],
    ['openapi: 3.1.0-rc1', '3.1.0-rc1', '3.1.0-rc1', 'unusual-version'],
    ['swagger: 2.0', '3.0.4', '2.0', 'number-for-text'],
    ['swagger: 2', '3.0.4', '2', 'number-for-text'],
    ['swagger: "2"', '3.0.4', '2', 'unusual-version'],
  ])('%s is accepted with a warning at its position (PA12, PA22)', (line, openapi, version, code) => {
    const result = parsed(text(line));
    expect(result).toMatchObject({
      openapi,
      specification: { openapi },
      source: { format: 'yaml', version },
    });
    expect(withoutNotes(result)).toMatchObject([{ code, severity: 'warning', line: 1, column: 1 }]);
  });

  it.each([
    'openapi: 4.0.0',
    'openapi: 2.0',
    'openapi: "x"',
    'openapi: null',
    'swagger: "1.2"',
    'swagger: 3.0.0',
    'swagger: []',
  ])('%s is rejected (PA22)', (line) => {
    expect(failed(text(line)).problems).toMatchObject([{ code: 'unsupported-version', line: 1, column: 1 }]);
  });

  it('of the described API become strings as written (PA12)', () => {
    const { specification, problems } = parsed(
      'openapi: 3.1.0\ninfo:\n  title: t\n  version: 1.10 # ten\npaths: {}',
    );
    expect(specification['info']).toEqual({ title: 't', version: '1.10' });
    expect(problems).toMatchObject([{ code: 'number-for-text', severity: 'warning', line: 4, column: 3 }]);
    const json = '{"openapi":"3.1.0","info":{"title":"t","version":1.10},"paths":{}}';
    expect(parsed(json).specification['info']).toEqual({ title: 't', version: '1.10' });
  });

  it('in both openapi and swagger are an error, and openapi is used', () => {
    const result = parsed(`${head}paths: {}\nswagger: "2.0"`);
    expect(result.openapi).toBe('3.1.0');
    expect(result.problems).toMatchObject([{ code: 'two-versions', severity: 'error', line: 4 }]);
  });
});
