import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ParseResult, type Problem, walkObjects } from '../src/index.js';
import { danglingReferences } from './support/dangling-references.js';
import { parseFrom } from './support/parse-from.js';

interface Entry {
  file: string;
  expect: 'ok' | 'warn' | 'invalid' | 'parse-error' | 'unsupported' | 'hostile';
}

const corpus = process.env['SPECSHELF_CORPUS'] ?? '';
const index: Entry[] = corpus === '' ? [] : JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8'));

const parseFromFolder = (file: string, given?: string) =>
  parseFrom(corpus, file, { given, limits: { files: 5000, problems: 100_000 } });

/** Invalid documents that are parsed with a warning. */
const readWithWarning = ['synthetic/v33.json', 'synthetic/v310-rc1.json'];
/** Files that decoding rejects; their replacement text is valid. */
const onlyBytesAreWrong = ['synthetic/invalid-utf8.json'];
/** Its authors use `+` as a space, unlike RFC 3986. */
const plusForSpace = ['ref-encoding3.yaml'];

/** Has a schema that references only itself, through the name of its file. */
const refersToItself = ['circular-multi-v2/circular.yaml'];

const problemsOf = (result: ParseResult): Problem[] => (result.kind === 'needs' ? [] : result.problems);

/** Errors whose code has more distinct messages than before: the conversion repeats some of them. */
function newErrors(before: readonly Problem[], after: readonly Problem[]): string[] {
  const messages = (problems: readonly Problem[], code: string) =>
    new Set(
      problems.filter((one) => one.severity === 'error' && one.code === code).map(({ message }) => message),
    );
  const errors = after.filter(({ severity }) => severity === 'error');
  const codes = [...new Set(errors.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const now = messages(after, code);
    return now.size > messages(before, code).size ? [...now] : [];
  });
}

const isKnown = (list: string[], { file }: Entry) => list.includes(file);

describe.skipIf(corpus === '')(
  `the documents in ${corpus || 'a corpus (SPECSHELF_CORPUS names none)'}`,
  () => {
    const accepted = index.filter(({ expect: verdict }) => ['ok', 'warn', 'invalid'].includes(verdict));
    it.each(accepted)('parses $file ($expect)', (entry) => {
      const result = parseFromFolder(entry.file);
      expect(result.kind).toBe('parsed');
      if (result.kind === 'parsed') {
        const printed = JSON.stringify(result.specification);
        const again = parseFromFolder('none/published.json', printed);
        expect(again.kind === 'parsed' && JSON.stringify(again.specification) === printed).toBe(true);
        walkObjects(result.specification, () => undefined);
        const errors = result.problems.filter(({ severity }) => severity === 'error');
        if (entry.expect === 'ok' && !isKnown([...plusForSpace, ...refersToItself], entry)) {
          expect(errors).toEqual([]);
          expect(danglingReferences(result.specification)).toEqual([]);
        }
        expect(newErrors(result.problems, problemsOf(again))).toEqual([]);
        for (const problem of result.problems) {
          expect(problem.line, JSON.stringify(problem)).toBeGreaterThan(0);
        }
      }
    });

    const unreadable = index.filter(({ expect: verdict }) =>
      ['parse-error', 'unsupported'].includes(verdict),
    );
    it.each(unreadable.filter((entry) => !isKnown([...readWithWarning, ...onlyBytesAreWrong], entry)))(
      'rejects $file ($expect)',
      ({ file }) => {
        const result = parseFromFolder(file);
        expect(result).toMatchObject({ kind: 'failed', problemCount: 1 });
        const [problem] = result.kind === 'failed' ? result.problems : [];
        if (problem?.code !== 'empty') {
          expect(problem?.line).toBeGreaterThan(0);
          expect(problem?.column).toBeGreaterThan(0);
        }
      },
    );

    it.each(readWithWarning)('parses %s with a warning', (file) => {
      expect(parseFromFolder(file)).toMatchObject({
        kind: 'parsed',
        problems: [{ code: 'unusual-version' }],
      });
    });

    it.each(index.filter(({ expect: verdict }) => verdict === 'hostile'))(
      'returns a result for $file',
      ({ file }) => {
        const start = performance.now();
        expect(['parsed', 'failed']).toContain(parseFromFolder(file).kind);
        expect(performance.now() - start).toBeLessThan(2000);
        expect('polluted' in {}).toBe(false);
      },
    );
  },
);
