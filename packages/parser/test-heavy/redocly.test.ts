import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseResolver, createConfig, lint, ResolveError, Source } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { address, parseFrom, textAt } from '../test/support/parse-from.js';
import { readCorpus } from '../test/support/read-corpus.js';
import { waivers } from './redocly-waivers.js';

interface Entry {
  folder: string;
  file: string;
}

/** Serves the same files as for the parser, and nothing from the network. */
class FolderResolver extends BaseResolver {
  constructor(private readonly folder: string) {
    super();
  }

  override loadExternalRef(location: string): Promise<Source> {
    const text = textAt(this.folder, location);
    return text === undefined
      ? Promise.reject(new ResolveError(new Error(`${location} is not in the folder`)))
      : Promise.resolve(new Source(location, text));
  }
}

/** Returns the findings of the `struct` rule of `redocly lint` as `location: message`; one line for an unreadable document. */
async function redoclyReports({ folder, file }: Entry): Promise<{ place: string; message: string }[]> {
  const config = await createConfig({ rules: { struct: 'error' } });
  try {
    const problems = await lint({
      ref: address + file,
      config,
      externalRefResolver: new FolderResolver(folder),
    });
    return problems
      .filter(({ ruleId }) => ruleId === 'struct')
      .map(({ message, location: [location] }) => ({
        place: placeOf(location?.source.absoluteRef, location?.pointer),
        message,
      }));
  } catch (error) {
    return [{ place: wholeDocument, message: `cannot read it: ${String(error)}` }];
  }
}

/** The place of a problem that prevents parsing. */
const wholeDocument = '';

/** Redocly's pointer of the root is `#/`. */
const placeOf = (location = '', pointer = '') => `${location}${pointer === '#/' ? '#' : pointer}`;

function ourPlaces({ folder, file }: Entry): Set<string> {
  const result = parseFrom(folder, file, { limits: { files: 5000, problems: 1_000_000 } });
  if (result.kind !== 'parsed') return new Set([wholeDocument]);
  return new Set(
    result.problems.map((problem) => placeOf(problem.file ?? address + file, `#${problem.pointer ?? ''}`)),
  );
}

async function compare(entry: Entry): Promise<{ missed: string[]; unused: string[] }> {
  const places = ourPlaces(entry);
  const open = (await redoclyReports(entry)).filter(({ place }) => !places.has(place));
  const own = waivers.filter(({ document }) => document === entry.file);
  return {
    missed: open
      .filter(({ message }) => !own.some((waiver) => waiver.message.test(message)))
      .map(({ place, message }) => `${place}: ${message}`),
    unused: own
      .filter((waiver) => !open.some(({ message }) => waiver.message.test(message)))
      .map((waiver) => `${waiver.document}: ${waiver.message.source}`),
  };
}

function documentsAtHand(): Entry[] {
  const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url));
  const client = dirname(createRequire(import.meta.url).resolve('@gitbook/api/spec/openapi.json'));
  const own = readdirSync(fixtures).filter((name) => /\.(?:json|yaml)$/.test(name));
  return [
    ...[...own, 'split/openapi.yaml'].map((file) => ({ folder: fixtures, file })),
    ...['openapi.json', 'openapi.yaml'].map((file) => ({ folder: client, file })),
  ];
}

function corpus(): Entry[] {
  const { folder, entries } = readCorpus();
  return entries
    .filter(({ expect: verdict }) => ['ok', 'warn', 'invalid'].includes(verdict))
    .map(({ file }) => ({ folder, file }));
}

describe('the parser reports findings of the struct rule of redocly lint at the same place, unless waived:', () => {
  it.each([...documentsAtHand(), ...corpus()])('$file', async (entry) => {
    expect(await compare(entry)).toEqual({ missed: [], unused: [] });
  });
});
