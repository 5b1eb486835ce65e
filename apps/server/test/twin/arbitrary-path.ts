import type { Route } from '@specshelf/contract';
import fc from 'fast-check';
import { knownValues } from './known-values.js';

/** Paths of an operation. */
export function validPath({ path, pathParameters }: Route): fc.Arbitrary<string> {
  return withValues(path, pathParameters, validSegment);
}

/** Paths with unusual values, unknown paths, and paths of other operations. */
export function oddPath(route: Route): fc.Arbitrary<string> {
  const { path, pathParameters } = route;
  const oddValues = withValues(path, pathParameters, (name) => fc.oneof(validSegment(name), segment));
  const changed = fc.tuple(validPath(route), fc.nat(), change).map(([valid, place, change]) => {
    const segments = valid.split('/');
    return change(segments, place % segments.length).join('/') || '/';
  });
  return fc.oneof({ weight: 3, arbitrary: oddValues }, { weight: 2, arbitrary: changed });
}

function withValues(
  path: string,
  names: readonly string[],
  segmentFor: (name: string) => fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  return fc
    .tuple(...names.map(segmentFor))
    .map((values) =>
      names.reduce((filled, name, place) => filled.replace(`{${name}}`, () => values[place] ?? ''), path),
    );
}

function validSegment(name: string): fc.Arbitrary<string> {
  return fc.constantFrom(...(knownValues[name] ?? ['nothing'])).map(String);
}

const segment = fc.oneof(
  fc.constantFrom(
    ...[
      '%',
      '%2',
      '%zz',
      '%E0%A4%A',
      '%c0%ae',
      '%ff',
      '%C3%A4',
      'ä',
      '😀',
      '%00',
      '%20',
      ' ',
      '+',
      '%0a',
      '%09',
    ],
    ...[
      '%2f',
      'a%2Fb',
      '%5c',
      '\\',
      '.',
      '..',
      '...',
      '%2e',
      '%2e%2e',
      '..;',
      ';a=b',
      'a;b',
      ':',
      '@',
      '*',
      '()',
    ],
    ...[
      '%25',
      '%252f',
      '%70ets',
      'PETS',
      'pets.',
      'pets.json',
      '.json',
      'pets.yaml.json',
      '-',
      '-a',
      'a--b',
      'a_b',
    ],
    ...[
      'constructor',
      '__proto__',
      'toString',
      'null',
      'undefined',
      'latest',
      'Latest',
      'NaN',
      '0',
      '{specSlug}',
      '|',
    ],
    ...[
      '',
      'a'.repeat(100),
      'a'.repeat(101),
      'ä'.repeat(300),
      'xn--mnchen-3ya.example',
      'MÜNCHEN.example',
      'acme.example.',
    ],
  ),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.string({ maxLength: 4 }).map(encodeURIComponent),
);

type Change = (segments: readonly string[], place: number) => readonly string[];

const change = fc.constantFrom<Change[]>(
  (segments) => [...segments, ''],
  (segments) => [...segments, '', ''],
  (segments) => [...segments, 'more'],
  (segments) => ['', ...segments],
  (segments) => segments.slice(0, -1),
  // Without the API version.
  (segments) => segments.toSpliced(1, 1),
  (segments) => [...segments, '..', segments.at(-1) ?? ''],
  (segments, place) => segments.toSpliced(place, 1),
  (segments, place) => segments.toSpliced(place, 0, ''),
  (segments, place) => segments.toSpliced(place, 0, '.'),
  (segments, place) => segments.map((text, at) => (at === place ? text.toUpperCase() : text)),
  (segments, place) => segments.map((text, at) => (at === place ? `${text};v=1` : text)),
  (segments, place) => segments.map((text, at) => (at === place ? escapeFirst(text) : text)),
);

function escapeFirst(text: string): string {
  return text && `%${text.charCodeAt(0).toString(16).padStart(2, '0')}${text.slice(1)}`;
}
