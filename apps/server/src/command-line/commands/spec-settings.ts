import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { Command } from 'commander';
import { CommandFailure } from '../command-failure.js';
import { gather } from '../command-group.js';
import { oneOf } from './one-of.js';

/** The options of `spec update`. Commander sets `tags` and `links` to false for `--no-tags` and `--no-links`, otherwise to true. */
export interface SpecSettingsOptions {
  visibility?: string;
  defaultLabel?: string | false;
  owner?: string | false;
  tag?: string[];
  tags?: boolean;
  lifecycle?: string | false;
  link?: string[];
  links?: boolean;
}

const visibilities = ['private', 'public'] as const;
const lifecycles = ['experimental', 'production', 'deprecated', 'retired'] as const;

export function withSpecSettings(command: Command): Command {
  return command
    .option('--visibility <visibility>', visibilities.join(' or '))
    .option('--default-label <label>', 'the label whose version the documentation and the published URL show')
    .option('--no-default-label', 'show the latest version')
    .option('--owner <name>', 'its owner, such as a team')
    .option('--no-owner', 'remove the owner')
    .option('--tag <tag>', 'a tag; may be repeated, and replaces the current ones', gather)
    .option('--no-tags', 'remove all tags')
    .option('--lifecycle <stage>', lifecycles.join(', '))
    .option('--no-lifecycle', 'remove the lifecycle')
    .option('--link <title=url>', 'a link; may be repeated, and replaces the current ones', gather)
    .option('--no-links', 'remove all links');
}

/** Reads the change from the options. The service validates owner, tags, and links. */
export function readSpecSettings({
  visibility,
  defaultLabel,
  owner,
  tag,
  tags,
  lifecycle,
  link,
  links,
}: SpecSettingsOptions): Schema<'UpdateOpenAPISpec'> {
  if (tags === false && tag) throw new CommandFailure(['--tag and --no-tags exclude each other.'], 2);
  if (links === false && link) throw new CommandFailure(['--link and --no-links exclude each other.'], 2);
  const change = defined({
    visibility: visibility === undefined ? undefined : oneOf('--visibility', visibility, visibilities),
    defaultLabel: defaultLabel === false ? null : defaultLabel,
    owner: owner === false ? null : owner,
    tags: tags === false ? [] : tag,
    lifecycle: readLifecycle(lifecycle),
    links: links === false ? [] : link?.map(readLink),
  });
  if (Object.keys(change).length === 0) {
    throw new CommandFailure(['No change is specified. See --help.'], 2);
  }
  return change;
}

function readLifecycle(lifecycle: string | false | undefined): Schema<'UpdateOpenAPISpec'>['lifecycle'] {
  if (lifecycle === undefined) return undefined;
  return lifecycle === false ? null : oneOf('--lifecycle', lifecycle, lifecycles);
}

function readLink(text: string): { title: string; url: string } {
  const [, title = '', url = ''] = /^(.*?)=(.*)$/.exec(text) ?? [];
  if (title !== '' && url !== '') return { title, url };
  const message = `--link must be <title>=<url>, such as Runbook=https://wiki.example.org/, not ${JSON.stringify(text)}.`;
  throw new CommandFailure([message], 2);
}
