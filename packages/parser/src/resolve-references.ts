import { createObjectChecks } from './check-object.js';
import type { FileSet } from './file-set.js';
import { isObject, type JSONObject, type JSONValue, member } from './json.js';
import { LimitExceeded, type ParserLimits } from './limits.js';
import { type Resolved, resolveLocation } from './location.js';
import type { ObjectTable } from './object-table.js';
import { childPath, descend, type Path, rootOf, rootPath, tokensOf } from './path.js';
import { fromFragment, resolveTokens, toFragment, toPointer } from './pointer.js';
import type { ProblemList } from './problem-list.js';
import { reportLoops } from './reference-loops.js';
import type { SourceFile } from './source-file.js';
import { createWalk, type Step } from './walk.js';

/** A text that must point at `fragment` of the file `to`, wherever that is put. */
export interface Link {
  readonly object: JSONObject;
  readonly name: string;
  readonly to: SourceFile;
  readonly fragment: string;
}

export interface Resolution {
  /** Addresses of files that are not at hand. */
  readonly needed: string[];
  readonly links: readonly Link[];
}

/** A `$ref` on its way: what holds it, and its two halves. */
interface Reference {
  readonly step: Step;
  readonly file: SourceFile;
  readonly place: string;
  readonly fragment: string;
}

interface SchemaResource {
  readonly file: SourceFile;
  readonly value: JSONObject;
  readonly path: Path;
}

/**
 * Walks the description through all its files, checks each object on the way, and finds where every `$ref` leads. Of a
 * file only what is referred to is walked: what the rest of it means nobody has said.
 */
export function resolveReferences(
  set: FileSet,
  table: ObjectTable,
  root: string,
  version: string,
  limits: ParserLimits,
  problems: ProblemList,
): Resolution {
  const starts = new Map<SourceFile, Path>();
  const files = new Map<Path, SourceFile>();
  const links: Link[] = [];
  const targets = new Map<JSONObject, { step: Step; target: JSONObject }>();
  const resources = new Map<string, SchemaResource>();
  const bases = new Map<Path, string>();
  const anchors = new Map<SourceFile, Map<string, Step>>();
  /** Files walked as one schema in search of an anchor, and in which round. */
  const searched = new Map<SourceFile, number>();
  let round = 0;
  const soft: { object: JSONObject; name: string; text: string; file: SourceFile }[] = [];
  const needed = new Set<string>();
  const missing = new Map<string, { reference: Reference; code: string; why: string; count: number }>();
  const leftOut = new Set<string>();
  let firstLeftOut: Reference | undefined;
  let external: Reference[] = [];
  let anchored: Reference[] = [];
  let unresolved: { reference: Reference; to: SourceFile; tokens: string[] }[] = [];
  let references = 0;

  const startOf = (file: SourceFile): Path => {
    let start = starts.get(file);
    if (start === undefined) {
      start = rootPath();
      starts.set(file, start);
      files.set(start, file);
    }
    return start;
  };
  const fileOf = (start: Path): SourceFile => files.get(start) ?? set.entry;

  const checks = createObjectChecks(version, fileOf, problems);
  const walk = createWalk({
    enter(step, reference) {
      checks.object(step, reference);
      note(step);
      if (reference !== undefined) {
        refer(step, reference);
      }
    },
    misfit: checks.misfit,
    unknown: checks.unknown,
  });

  const entry = set.entry;
  if (isObject(entry.root)) {
    walk.follow({ value: entry.root, type: table.type(root), path: startOf(entry) });
  }
  do {
    walk.run();
  } while (goOn());
  reportUnresolved();
  reportMissing();
  reportLeftOut();
  reportLoops(targets, (step, message) => report('reference-loop', 'warning', message, step));
  return { needed: [...needed].sort(), links: [...links, ...softLinks()] };

  function refer(step: Step, text: string): void {
    references += 1;
    if (references > limits.references) {
      const message = `The description has more than ${limits.references} references`;
      throw new LimitExceeded({ code: 'limit-references', message });
    }
    if (text === '' || text.length > longestReference) {
      const why = text === '' ? 'is empty' : `is longer than ${longestReference} characters`;
      report('reference-invalid', 'error', `This $ref ${why}`, step);
      return;
    }
    if (!step.type.referable) {
      const message = `A $ref is not foreseen here (${step.type.kind}); it is followed all the same`;
      report('reference-not-expected', 'warning', message, step);
    }
    const hash = text.indexOf('#');
    const [place, fragment] = hash < 0 ? [text, ''] : [text.slice(0, hash), text.slice(hash + 1)];
    const reference = { step, file: fileOf(rootOf(step.path)), place, fragment };
    if (place === '') {
      point(reference, reference.file);
    } else {
      external.push(reference);
    }
  }

  /** Follows a reference into a file that is at hand. */
  function point(reference: Reference, to: SourceFile): void {
    const { step, fragment } = reference;
    if (fragment !== '' && !fragment.startsWith('/')) {
      anchored.push({ ...reference, file: to });
      return;
    }
    const tokens = fromFragment(fragment);
    if (tokens === undefined) {
      const message = `#${fragment} is not a JSON Pointer: its escapes are malformed`;
      report('reference-invalid', 'error', message, step);
      return;
    }
    if (reference.place !== '' || !to.entry) {
      links.push({ object: step.value, name: '$ref', to, fragment });
    }
    const { value } = resolveTokens(to.root, tokens);
    if (value === undefined) {
      unresolved.push({ reference, to, tokens });
    } else {
      reach(step, value, descend(startOf(to), tokens));
    }
  }

  function reach(step: Step, value: JSONValue, path: Path): void {
    if (isObject(value)) {
      targets.set(step.value, { step, target: value });
      walk.follow({ value, type: step.type, path });
    } else if (typeof value !== 'boolean' || !step.type.orBoolean) {
      const message = `This $ref must lead to an object, and what it leads to is none`;
      report('reference-not-object', 'error', message, step);
    }
  }

  /** Takes up the references that waited until all `$id`s and anchors of the files at hand were known. */
  function goOn(): boolean {
    const [toOpen, toName] = [external, anchored];
    external = [];
    anchored = [];
    round += 1;
    toOpen.forEach(open);
    toName.forEach(pointByName);
    return toOpen.length + toName.length > 0;
  }

  function open(reference: Reference): void {
    const { step, file, place } = reference;
    if (pointIntoResource(reference)) {
      return;
    }
    const resolved = resolveLocation(place, file.location);
    if (resolved.kind === 'invalid') {
      report('reference-invalid', 'error', `${shown(place)} cannot be resolved: ${resolved.why}`, step);
    } else if (resolved.kind === 'refused') {
      miss(reference, place, 'reference-not-allowed', resolved.why);
    } else {
      openFile(reference, resolved);
    }
  }

  function openFile(reference: Reference, { location, fetchable }: Resolved & { kind: 'file' }): void {
    if (location === selfOf(entry)) {
      point(reference, entry);
      return;
    }
    if (needed.has(location)) {
      return;
    }
    const opened = set.open(location, needed.size);
    switch (opened.kind) {
      case 'open':
        point(reference, opened.file);
        return;
      case 'unavailable':
        miss(reference, location, 'reference-unavailable', opened.why);
        return;
      case 'full':
        leftOut.add(location);
        firstLeftOut ??= reference;
        return;
      case 'too-large':
        miss(reference, location, 'limit-size', opened.why);
        return;
      case 'absent':
        if (fetchable) {
          needed.add(location);
        } else {
          const why = 'the description was given as text, so there is no address to fetch it from';
          miss(reference, location, 'reference-unavailable', why);
        }
    }
  }

  function miss(reference: Reference, location: string, code: string, why: string): void {
    const known = missing.get(location);
    if (known === undefined) {
      missing.set(location, { reference, code, why, count: 1 });
    } else {
      known.count += 1;
    }
  }

  /** Schemas of 3.1 have names of their own: a `$ref` that looks remote may mean one. */
  function pointIntoResource(reference: Reference): boolean {
    const { step, file, place, fragment } = reference;
    const resource = resources.get(absolute(place, baseOf(step.path) ?? file.location) ?? '');
    if (resource === undefined) {
      return false;
    }
    const tokens = fragment.startsWith('/') || fragment === '' ? fromFragment(fragment) : undefined;
    const value = tokens && resolveTokens(resource.value, tokens).value;
    if (tokens !== undefined && value !== undefined) {
      reach(step, value, descend(resource.path, tokens));
    } else if (tokens !== undefined) {
      const message = absence(reference, 'the schema', resource.value, tokens);
      report('reference-not-found', 'error', message, step);
    }
    return true;
  }

  function pointByName(reference: Reference): void {
    const { step, file: to, fragment } = reference;
    const anchor = anchors.get(to)?.get(fragment);
    if (anchor !== undefined) {
      const from = fileOf(rootOf(step.path));
      if (from !== to || to !== entry) {
        links.push({
          object: step.value,
          name: '$ref',
          to,
          fragment: toFragment(tokensOf(anchor.path)),
        });
      }
      reach(step, anchor.value, anchor.path);
    } else if (to !== entry && isObject(to.root) && (searched.get(to) ?? round) === round) {
      searched.set(to, round);
      walk.follow({ value: to.root, type: table.type('Schema'), path: startOf(to) });
      anchored.push(reference);
    } else {
      report('reference-not-found', 'error', `No schema has the anchor ${shown(fragment)}`, step);
    }
  }

  /** Remembers what others may refer to by name, and texts that refer without being a `$ref`. */
  function note(step: Step): void {
    const { type, value } = step;
    if (type.kind === 'Schema') {
      noteSchema(step);
    } else if (type.kind === 'Discriminator') {
      const mapping = member(value, 'mapping');
      if (isObject(mapping)) {
        for (const name of Object.keys(mapping)) {
          noteSoft(mapping, name, step);
        }
      }
    } else if (type.kind === 'Link') {
      noteSoft(value, 'operationRef', step);
    }
  }

  function noteSoft(object: JSONObject, name: string, step: Step): void {
    const text = member(object, name);
    if (typeof text === 'string') {
      soft.push({ object, name, text, file: fileOf(rootOf(step.path)) });
    }
  }

  function noteSchema(step: Step): void {
    const id = member(step.value, '$id');
    const file = fileOf(rootOf(step.path));
    if (typeof id === 'string') {
      const uri = absolute(id, baseOf(step.path) ?? file.location);
      if (uri !== undefined) {
        bases.set(step.path, uri);
        resources.set(uri, { file, value: step.value, path: step.path });
      }
    }
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = member(step.value, keyword);
      if (typeof anchor === 'string') {
        const known = anchors.get(file) ?? new Map<string, Step>();
        anchors.set(file, known.set(anchor, step));
      }
    }
  }

  function baseOf(path: Path): string | undefined {
    for (let at: Path | undefined = bases.size > 0 ? path : undefined; at !== undefined; at = at.parent) {
      const base = bases.get(at);
      if (base !== undefined) {
        return base;
      }
    }
    return undefined;
  }

  function reportUnresolved(): void {
    for (const { reference, to, tokens } of unresolved) {
      const resource = resources.get(baseOf(reference.step.path) ?? '');
      const inResource = resource !== undefined && resolveTokens(resource.value, tokens).value !== undefined;
      if (!inResource) {
        const message = absence(reference, to.entry ? 'the document' : 'the file', to.root, tokens);
        report('reference-not-found', 'error', message, reference.step);
      }
    }
    unresolved = [];
  }

  function reportMissing(): void {
    for (const [location, { reference, code, why, count }] of missing) {
      const times = count > 1 ? ` (${count} references)` : '';
      report(code, 'warning', `${shown(location)} is not part of the result: ${why}${times}`, reference.step);
    }
  }

  /** One problem for all of them: each reference by itself would be noise. */
  function reportLeftOut(): void {
    if (firstLeftOut === undefined) {
      return;
    }
    const { step } = firstLeftOut;
    const message = `A description may have ${limits.files} files: ${
      leftOut.size === 1
        ? '1 more file was left out, and all that is in it is missing'
        : `${leftOut.size} more files were left out, and all that is in them is missing`
    }`;
    problems.add({ code: 'limit-files', severity: 'error', first: true, message, ...placeOf(step) });
  }

  /** Mappings and operation references never bring a file in, but follow one that is there anyway. */
  function softLinks(): Link[] {
    return soft.flatMap(({ object, name, text, file }) => {
      const [place = '', fragment = ''] = text.split('#', 2);
      const resolved = place === '' ? undefined : resolveLocation(place, file.location);
      const location = resolved?.kind === 'file' ? resolved.location : undefined;
      const to = place === '' ? file : location === undefined ? undefined : set.get(location);
      const stays = to === undefined || text === '' || (place === '' && file.entry);
      return stays ? [] : [{ object, name, to, fragment }];
    });
  }

  function report(code: string, severity: 'error' | 'warning', message: string, step: Step): void {
    problems.add({ code, severity, message, ...placeOf(step) });
  }

  function placeOf({ path }: Step) {
    return { file: fileOf(rootOf(path)), at: childPath(path, '$ref') };
  }
}

const longestReference = 8192;

const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

const shown = (text: string) => JSON.stringify(short(text));

/** That a reference leads nowhere, and where its way ends. `whole` is what `root` is called when nothing else names it. */
function absence(
  { place, fragment }: Reference,
  whole: string,
  root: JSONValue,
  tokens: readonly string[],
): string {
  const { found } = resolveTokens(root, tokens);
  const parent = place + (found > 0 ? `#${toPointer(tokens.slice(0, found))}` : '');
  const name = tokens[found] ?? '';
  return `${shown(`${place}#${fragment}`)} does not exist: ${named(parent, whole)} has no ${named(name, 'empty name')}`;
}

const named = (text: string, otherwise: string) => (text === '' ? otherwise : `\`${short(text)}\``);

/** What a 3.2 description calls itself. */
function selfOf(entry: SourceFile): string | undefined {
  const self = isObject(entry.root) ? member(entry.root, '$self') : undefined;
  return typeof self === 'string' ? absolute(self, entry.location) : undefined;
}

function absolute(uri: string, base: string): string | undefined {
  try {
    const url = URL.canParse(base) ? new URL(uri, base) : new URL(uri);
    url.hash = '';
    return url.href;
  } catch {
    return undefined;
  }
}
