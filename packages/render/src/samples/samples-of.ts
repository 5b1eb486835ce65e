import { compareText } from '@specshelf/base/compare-text';
import { arrayMember, type JSONObject, textMember } from '@specshelf/base/json';
import type { OperationInput } from '../input/operation-input.js';
import type { CodeToken } from '../model/code-token.js';
import type { CodeSample, OperationView } from '../model/operation-view.js';
import { curl } from './curl.js';
import { http } from './http.js';
import { javaScript } from './java-script.js';
import { python } from './python.js';
import { type SampleRequest, sampleRequest } from './sample-request.js';

/** Each prints a request as a program, in tokens, so that no highlighter is needed. */
const languages: ReadonlyMap<string, (request: SampleRequest) => CodeToken[]> = new Map([
  ['curl', curl],
  ['JavaScript', javaScript],
  ['Python', python],
  ['HTTP', http],
]);

/**
 * The code samples of an operation: those of the author, and ours in other languages. Each language has the same place in all operations:
 * first those that we generate, then the others by name. Clients receive webhooks and callbacks.
 */
export function samplesOf(
  view: Omit<OperationView, 'samples'>,
  operation: JSONObject,
  input: OperationInput,
): CodeSample[] {
  const given = ['x-codeSamples', 'x-code-samples'].flatMap((name) => arrayMember(operation, name));
  const own = input.planner.budget.takeItems(given).flatMap((sample) => {
    const text = textMember(sample, 'source');
    const language = textMember(sample, 'lang') ?? textMember(sample, 'label');
    const label = textMember(sample, 'label') ?? language;
    if (text === undefined || label === undefined || language === undefined) return [];
    return [{ label, text, language: language.toLowerCase() }];
  });
  if (view.kind !== 'operation') return inOrder(own);
  const request = sampleRequest(view, input);
  const names = new Set(
    own.flatMap(({ label, language }) => [label.toLowerCase(), language, aliases.get(language)]),
  );
  const generated = [...languages]
    .filter(([label]) => !names.has(label.toLowerCase()))
    .map(([label, print]) => ({ label, tokens: print(request) }));
  return inOrder([...own, ...generated]);
}

/** Samples of the author in one language keep their order. */
function inOrder(samples: readonly CodeSample[]): CodeSample[] {
  const ranks = [...languages.keys()].map((label) => label.toLowerCase());
  const placed = samples.map((sample) => {
    const language = 'tokens' in sample ? sample.label.toLowerCase() : sample.language;
    const name = aliases.get(language) ?? language;
    const rank = ranks.indexOf(name);
    return { sample, name, rank: rank < 0 ? ranks.length : rank };
  });
  placed.sort((a, b) => a.rank - b.rank || compareText(a.name, b.name));
  return placed.map(({ sample }) => sample);
}

/** Other names of the languages that we generate. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['js', 'javascript'],
  ['node', 'javascript'],
  ['node.js', 'javascript'],
  ['py', 'python'],
  ['shell', 'curl'],
  ['bash', 'curl'],
  ['sh', 'curl'],
]);
