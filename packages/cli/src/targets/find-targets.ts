import { relative, resolve, sep } from 'node:path';
import { slugForm, slugPattern } from '../config/config-schema.js';
import type { Config } from '../config/read-config.js';
import { printedPath } from '../files/locations.js';
import { stdinName } from '../files/read-input.js';
import { CommandFailure } from '../process/command-failure.js';
import type { FailOn } from '../values/fail-on.js';
import { configuredTargets, targetOf } from './configured-targets.js';
import { findFiles, isFile } from './find-files.js';
import { namePattern } from './name-pattern.js';
import type { Target } from './target.js';

export interface TargetOptions {
  /** The slug of a single description. */
  spec?: string | undefined;
  /** A pattern of paths with `{slug}`. */
  namePattern?: string | undefined;
  /** Labels of all targets, besides those of the configuration. */
  label?: readonly string[] | undefined;
  failOn?: FailOn | undefined;
  create?: boolean | undefined;
  /** The branch or tag for labels of the configuration, such as `refs/heads/main`. */
  ref?: string | undefined;
  /** Whether each target must have a slug. */
  needsSlug: boolean;
}

/**
 * Returns the descriptions that arguments name: files, globs, patterns with `{slug}`, `-`, URLs, and slugs of the configuration; without
 * arguments, all of the configuration. Fails before anything is read if a slug is missing, invalid, or ambiguous.
 */
export async function findTargets(
  args: readonly string[],
  options: TargetOptions,
  config: Config,
  cwd: string,
): Promise<Target[]> {
  const { ref } = options;
  const configured = await configuredTargets(config, { ref, cwd, mustMatch: args.length === 0 });
  const selected = configured.filter(({ slug }) => options.spec !== undefined && slug === options.spec);
  if (args.length === 0 && selected.length > 0) return selected.map((target) => withOptions(target, options));
  const named =
    args.length === 0 ? configured : await namedTargets(args, options, { config, configured }, cwd);
  if (named.length === 0) throw new CommandFailure(nothingNamed(config), 2);
  const targets = withoutRepetition(named).map((target) => withOptions(target, options));
  assertSingle(targets, options);
  const problems = [...slugProblems(targets, options), ...collisions(targets)];
  if (problems.length > 0) throw new CommandFailure(problems, 2);
  return targets;
}

interface Configuration {
  config: Config;
  /** The targets that it lists. */
  configured: readonly Target[];
}

async function namedTargets(
  args: readonly string[],
  options: TargetOptions,
  { config, configured }: Configuration,
  cwd: string,
): Promise<Target[]> {
  const targets: Target[] = [];
  const targetFrom = (source: Target['source'], name: string) =>
    targetOf({ source, name }, config, {}, options.ref);
  const pattern = options.namePattern === undefined ? undefined : namePattern(options.namePattern);
  for (const arg of args) {
    const ofSlug = configured.find(({ slug }) => slug === arg);
    if (arg === '-') targets.push(targetFrom({ stdin: true }, stdinName));
    else if (/^https?:\/\//i.test(arg)) targets.push(targetFrom({ url: arg }, arg));
    else if (ofSlug !== undefined && !(await isFile(resolve(cwd, arg)))) targets.push(ofSlug);
    else {
      for (const { path, slug } of await findFiles(arg, cwd)) {
        const own = configured.find(({ source }) => 'file' in source && source.file === path);
        const target = own ?? targetFrom({ file: path }, printedPath(path, cwd));
        const inPattern = slug ?? pattern?.slugIn(relative(cwd, path).replaceAll(sep, '/'));
        targets.push(inPattern === undefined ? target : { ...target, slug: inPattern });
      }
    }
  }
  return targets;
}

const withOptions = (target: Target, { spec, label = [], failOn, create }: TargetOptions): Target => ({
  ...target,
  ...(spec === undefined ? {} : { slug: spec }),
  labels: [...new Set([...target.labels, ...label])],
  failOn: failOn ?? target.failOn,
  mayCreate: create ?? target.mayCreate,
});

const locationOf = ({ source }: Target) => JSON.stringify(source);

function withoutRepetition(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((target) => [`${target.slug} ${locationOf(target)}`, target])).values()];
}

function assertSingle(targets: readonly Target[], { spec }: TargetOptions): void {
  if (spec === undefined || targets.length === 1) return;
  throw new CommandFailure(
    [
      `--spec ${spec} names one specification, but there are ${targets.length} files: ${listOf(targets)}.`,
      `Name its file, or list it in specshelf.yaml with slug: ${spec}.`,
    ],
    2,
  );
}

function slugProblems(targets: readonly Target[], options: TargetOptions): string[] {
  const { needsSlug } = options;
  const hasSpecOption = 'spec' in options;
  const invalid = targets.flatMap(({ slug, name }) => {
    if (slug === undefined || (slugPattern.test(slug) && slug.length <= 100)) return [];
    const proposal = slug
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 100);
    const advice = proposal === '' ? '' : ` For example: --spec ${proposal}`;
    return [`${JSON.stringify(slug)} is not a slug for ${name}: a slug has ${slugForm}.${advice}`];
  });
  const missing = needsSlug ? targets.filter(({ slug }) => slug === undefined) : [];
  if (missing.length === 0) return invalid;
  return [
    ...invalid,
    `The slug of ${listOf(missing)} is unknown: it is the name of the specification on the server. The title is not used, because it may change.`,
    `Use ${hasSpecOption ? '--spec <slug> for one file, ' : ''}a pattern such as "apis/{slug}/openapi.yaml", or list them in specshelf.yaml.`,
  ];
}

/** Two sources of one specification would replace each other. */
function collisions(targets: readonly Target[]): string[] {
  const bySlug = new Map<string, Target[]>();
  for (const target of targets) {
    if (target.slug !== undefined) bySlug.set(target.slug, [...(bySlug.get(target.slug) ?? []), target]);
  }
  return [...bySlug]
    .filter(([, equal]) => equal.length > 1)
    .map(
      ([slug, equal]) =>
        `${equal.length} files have the slug ${slug}, and each would replace the other: ${listOf(equal)}. Give each a slug of its own.`,
    );
}

const mostNamed = 5;

function listOf(targets: readonly Target[]): string {
  const names = targets.slice(0, mostNamed).map(({ name }) => name);
  const more = targets.length - names.length;
  return `${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

function nothingNamed({ name, specs }: Config): string[] {
  if (name === undefined) {
    return [
      'No file is named, and there is no specshelf.yaml in this folder or above.',
      'Name a file, such as: specshelf publish openapi.yaml --spec orders',
    ];
  }
  return [
    `No file is named, and ${name} ${specs === undefined ? 'has no member specs' : 'lists no specifications'}.`,
    'Add one, such as: specs: [{ slug: orders, file: openapi.yaml }]',
  ];
}
