import { chunksOf } from '@specshelf/base/chunks-of';
import { defined } from '@specshelf/base/defined';
import type { PathOf, QueryOf, Schema } from '@specshelf/contract';
import type { Operator } from '@specshelf/service';
import type { Command } from 'commander';
import { allPages } from '../all-pages.js';
import { CommandFailure } from '../command-failure.js';
import type { CommandLineProcess } from '../command-line-process.js';
import { printList, printMembers } from '../print.js';
import { oneOf } from './one-of.js';
import { readSpecPolicy, type SpecPolicyOptions, withSpecPolicy } from './spec-policy.js';
import { type SpecOptions, withSpec } from './with-spec.js';

interface ChangesOptions extends SpecOptions {
  from?: string;
  to: string;
  impact: string;
}

interface AcknowledgeOptions extends SpecOptions {
  reason?: string;
  withdraw?: boolean;
}

type Describe = (usage: string, description: string, example: string) => Command;

/** Adds the commands for changes between versions, and what a specification accepts of them. */
export function addCompatibilityCommands(process: CommandLineProcess, ofOne: Describe): void {
  withSpecPolicy(
    ofOne(
      'policy <slug>',
      'show what a specification accepts of its new versions, or change it',
      'specshelf-server spec policy pets --refuse breaking --rule enum-value-added=breaking',
    ),
  ).action(async (slug: string, options: SpecOptions & SpecPolicyOptions) => {
    const compatibility = readSpecPolicy(options);
    const spec = await withSpec(process, slug, options, ({ call }, path) =>
      compatibility === undefined
        ? call('getOpenAPISpecBySlug', { path })
        : call('updateOpenAPISpecBySlug', { path, body: { compatibility } }),
    );
    printMembers(process, spec.compatibility, options);
  });

  ofOne(
    'changes <slug>',
    'list the changes of the latest version, or between any two',
    'specshelf-server spec changes pets --from label:prod --impact risky',
  )
    .option(
      '--from <version>',
      'the ID of a version, or label:<name>; the version before the later one if omitted',
    )
    .option('--to <version>', 'the ID of a version, latest, or label:<name>', 'latest')
    .option('--impact <impact>', `the least severe impact to list: ${impacts.join(', ')}`, 'safe')
    .action((slug: string, options: ChangesOptions) => listChanges(process, slug, options));

  ofOne(
    'acknowledge <slug> [changes...]',
    'accept refused changes by their IDs, for the next version within seven days; without IDs, list the acknowledgments',
    "specshelf-server spec acknowledge pets 1f0c2a9b4d5e6f70 --reason 'No client uses it'",
  )
    .option('--reason <text>', 'why the changes are acceptable')
    .option('--withdraw', 'withdraw the acknowledgments of these changes')
    .action((slug: string, changes: string[], options: AcknowledgeOptions) =>
      acknowledge(process, slug, changes, options),
    );
}

const impacts = ['breaking', 'risky', 'safe', 'docs'] as const;

async function listChanges(
  process: CommandLineProcess,
  slug: string,
  options: ChangesOptions,
): Promise<void> {
  const { from, to, impact } = options;
  const query = defined({ from, impact: oneOf('--impact', impact, impacts) });
  const changes = await withSpec(process, slug, options, (operator, path) =>
    changesOf(operator, { ...path, versionId: to }, query),
  );
  if (options.json) {
    printMembers(process, { ...changes }, options);
    return;
  }
  printList(process, changes.items, changeColumns, { none: 'There is no such change.' });
  if (!changes.complete) process.stderr.write('The versions could not be compared completely.\n');
}

/** Returns the first 10,000 changes of a version. */
function changesOf(
  { call }: Operator,
  path: PathOf<'listOpenAPISpecVersionChanges'>,
  selected: QueryOf<'listOpenAPISpecVersionChanges'>,
): Promise<Schema<'OpenAPISpecChanges'>> {
  const operationId =
    path.versionId === 'latest' ? 'listLatestOpenAPISpecVersionChanges' : 'listOpenAPISpecVersionChanges';
  return allPages((query) => call(operationId, { path, query: { ...selected, ...query } }), 10_000);
}

/** The operation takes no more changes at once. */
const mostAtOnce = 100;

async function acknowledge(
  process: CommandLineProcess,
  slug: string,
  changes: readonly string[],
  options: AcknowledgeOptions,
): Promise<void> {
  const { reason, withdraw } = options;
  const wrong = changes.find((change) => !/^[0-9a-f]{16}$/.test(change));
  if (wrong !== undefined) {
    const message = `The ID of a change must be 16 hexadecimal digits, such as 1f0c2a9b4d5e6f70, not ${JSON.stringify(wrong)}.`;
    throw new CommandFailure([message], 2);
  }
  if (changes.length === 0 && (withdraw || reason !== undefined)) {
    throw new CommandFailure(
      ['Specify the IDs of changes. See spec changes, or the error of the refusal.'],
      2,
    );
  }
  const { items: valid } = await withSpec(process, slug, options, async ({ call }, path) => {
    if (!withdraw) {
      for (const chunk of chunksOf(changes, mostAtOnce)) {
        const body = { changes: [...chunk], ...defined({ reason }) };
        await call('acknowledgeOpenAPISpecChanges', { path, body });
      }
      return call('listOpenAPISpecAcknowledgments', { path });
    }
    for (const changeId of changes)
      await call('withdrawOpenAPISpecAcknowledgment', { path: { ...path, changeId } });
    return call('listOpenAPISpecAcknowledgments', { path });
  });
  printList(process, valid, acknowledgmentColumns, { ...options, none: 'No change is acknowledged.' });
}

type Change = Schema<'OpenAPISpecChange'>;
type Acknowledgment = Schema<'OpenAPISpecAcknowledgment'>;

const changeColumns = [
  ['IMPACT', ({ impact }: Change) => impact],
  ['ID', ({ id }: Change) => id],
  ['RULE', ({ rule }: Change) => rule],
  ['OPERATIONS', ({ operationCount }: Change) => String(operationCount)],
  ['PLACE', placeOf],
  ['MESSAGE', ({ message }: Change) => message],
] as const;

/** The place in the later version, or that of removed content in the earlier one. */
function placeOf({ before, after }: Change): string | undefined {
  const place = after ?? before;
  if (place?.line === undefined) return place?.pointer;
  return `${place.file === undefined ? '' : `${place.file}:`}${place.line}:${place.column ?? 1}`;
}

const acknowledgmentColumns = [
  ['CHANGE', ({ change }: Acknowledgment) => change],
  ['BY', ({ acknowledgedBy }: Acknowledgment) => acknowledgedBy],
  ['AT', ({ acknowledgedAt }: Acknowledgment) => acknowledgedAt],
  ['EXPIRES', ({ expiresAt }: Acknowledgment) => expiresAt],
  ['REASON', ({ reason }: Acknowledgment) => reason],
] as const;
