import { expect } from 'vitest';
import { type ParseResult, type Problem, walkObjects } from '../../src/index.js';
import { danglingReferences } from './dangling-references.js';
import { parseFrom } from './parse-from.js';
import type { CorpusEntry } from './read-corpus.js';

/** Invalid documents that are parsed with a warning. */
const readWithWarning = ['synthetic/v33.json', 'synthetic/v310-rc1.json'];
/** Files that decoding rejects; their replacement text is valid. */
const onlyBytesAreWrong = ['synthetic/invalid-utf8.json'];
/** Its authors use `+` as a space, unlike RFC 3986. */
const plusForSpace = ['ref-encoding3.yaml'];
/** Has a schema that references only itself, through the name of its file. */
const refersToItself = ['circular-multi-v2/circular.yaml'];

/** Parses a document of a corpus, expects the outcome in the index, and returns the result. */
export function checkParsing(folder: string, entry: CorpusEntry): ParseResult {
  const parseText = (file: string, given?: string) =>
    parseFrom(folder, file, { given, limits: { files: 5000, problems: 100_000 } });
  const result = parseText(entry.file);
  switch (entry.expect) {
    case 'hostile':
      expect(['parsed', 'failed']).toContain(result.kind);
      expect('polluted' in {}).toBe(false);
      break;
    case 'parse-error':
    case 'unsupported':
      if (!onlyBytesAreWrong.includes(entry.file)) checkUnreadable(entry, result);
      break;
    default:
      checkAccepted(entry, result, (text) => parseText('none/published.json', text));
  }
  return result;
}

function checkUnreadable({ file }: CorpusEntry, result: ParseResult): void {
  if (readWithWarning.includes(file)) {
    expect(result).toMatchObject({ kind: 'parsed', problems: [{ code: 'unusual-version' }] });
    return;
  }
  expect(result).toMatchObject({ kind: 'failed', problemCount: 1 });
  const [problem] = result.kind === 'failed' ? result.problems : [];
  if (problem?.code !== 'empty') {
    expect(problem?.line).toBeGreaterThan(0);
    expect(problem?.column).toBeGreaterThan(0);
  }
}

/** Expects that the specification has no new errors, and does not change, when it is parsed again. */
function checkAccepted(
  entry: CorpusEntry,
  result: ParseResult,
  parseText: (text: string) => ParseResult,
): void {
  expect(result.kind).toBe('parsed');
  if (result.kind !== 'parsed') return;
  const { specification, problems } = result;
  const printed = JSON.stringify(specification);
  const again = parseText(printed);
  expect(again.kind === 'parsed' && JSON.stringify(again.specification) === printed).toBe(true);
  walkObjects(specification, () => undefined);
  if (entry.expect === 'ok' && ![...plusForSpace, ...refersToItself].includes(entry.file)) {
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(danglingReferences(specification)).toEqual([]);
  }
  expect(newErrors(problems, again.kind === 'needs' ? [] : again.problems)).toEqual([]);
  expect(problems.filter(({ line }) => line === undefined || line < 1)).toEqual([]);
}

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
