import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { type ObjectKind, walkObjects } from '@specshelf/parser';
import { openapiObjects } from '@specshelf/parser/openapi-objects';
import { describe, expect, it } from 'vitest';
import { type Change, compareSpecifications, findRule } from '../../src/index.js';
import { today } from '../support/compare.js';
import { sampleDocument } from './sample-document.js';
import { waivers } from './waivers.js';

interface Member {
  kind: ObjectKind;
  name: string;
  pointer: string;
}

/** Lists the members of all objects of the sample, once for each kind and name. */
function membersOf(document: JSONObject): Member[] {
  const members = new Map<string, Member>();
  walkObjects(document, (object, kind, pointer) => {
    const { fields } = openapiObjects('3.2').type(kind);
    for (const name of Object.keys(object)) {
      const key = `${kind}.${name}`;
      // Requests and responses use the components; a parameter concerns requests only.
      const known = members.get(key);
      const isBetter =
        known?.pointer.startsWith('/components/') === false && pointer().startsWith('/components/');
      if (fields.has(name) && (known === undefined || isBetter))
        members.set(key, { kind, name, pointer: pointer() });
    }
  });
  return [...members.values()];
}

/** Returns a copy of the sample with an edit of one member. */
function edited({ pointer, name }: Member, edit: (value: JSONValue) => JSONValue | undefined): JSONObject {
  const copy = structuredClone(sampleDocument);
  const object = resolvePointer(copy, pointer) as JSONObject;
  const value = edit(object[name] as JSONValue);
  if (value === undefined) delete object[name];
  else object[name] = value;
  return copy;
}

/** Returns another value of the same type. */
function another(value: JSONValue): JSONValue {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  if (Array.isArray(value)) return value.slice(1);
  return Object.fromEntries(Object.entries(value ?? {}).slice(1));
}

const find = (before: JSONObject, after: JSONObject): readonly Change[] =>
  compareSpecifications(before, after, { today }).changes.filter(({ rule }) => rule !== 'version-not-raised');

/** Whether requests and responses are judged. A member that only requests or only responses may have concerns one of them. */
function isJudgedBothWays(changes: readonly Change[], { pointer }: Member): boolean {
  if (/secret|made/.test(pointer)) return true;
  return (
    changes.some(({ directions }) => directions.toServer) &&
    changes.some(({ directions }) => directions.toClient)
  );
}

/** The places of members that change what another one means: those of the property, of the condition, and of the reference. */
const otherPlaces: Readonly<Record<string, string>> = {
  readOnly: '',
  writeOnly: '',
  // biome-ignore lint/suspicious/noThenProperty: a member of schemas
  then: '/if',
  else: '/if',
  $dynamicAnchor: '',
};

describe('every member of an object of OpenAPI', () => {
  const members = membersOf(sampleDocument);
  const compared = members
    .filter(({ kind, name }) => waivers[`${kind}.${name}`] === undefined)
    .map((member) => [`${member.kind}.${member.name}`, member] as const);

  it('occurs in the sample, or has a reason why its changes do not count', () => {
    const known = new Set(members.map(({ kind, name }) => `${kind}.${name}`));
    const missing = [...new Set(members.map(({ kind }) => kind))].flatMap((kind) =>
      [...openapiObjects('3.2').type(kind).fields]
        .filter(([, { absence }]) => absence === undefined)
        .map(([name]) => `${kind}.${name}`)
        .filter((key) => !known.has(key) && waivers[key] === undefined),
    );
    expect(missing).toEqual([]);
  });

  it.each(compared)('%s is noticed when it is removed, added, and changed', (_, member) => {
    const without = edited(member, () => undefined);
    const edits = {
      removed: find(sampleDocument, without),
      added: find(without, sampleDocument),
      changed: find(sampleDocument, edited(member, another)),
    };
    for (const [edit, changes] of Object.entries(edits)) {
      expect(changes.length, `${member.pointer} ${edit}`).toBeGreaterThan(0);
      expect(changes.filter(({ rule }) => findRule(rule) === undefined)).toEqual([]);
      if (member.kind === 'Schema')
        expect(isJudgedBothWays(changes, member), `${member.pointer} ${edit}`).toBe(true);
    }
  });

  it.each(compared.filter(([, { kind }]) => kind === 'Schema'))(
    '%s is the place of its removal in the older document, and of its addition in the newer one',
    (_, member) => {
      const place = member.pointer + (otherPlaces[member.name] ?? `/${member.name}`);
      const isWithin = ({ pointer = '' }: { pointer?: string } = {}) =>
        pointer === place || pointer.startsWith(`${place}/`);
      const without = edited(member, () => undefined);
      expect(find(sampleDocument, without).some(({ before }) => isWithin(before))).toBe(true);
      expect(find(without, sampleDocument).some(({ after }) => isWithin(after))).toBe(true);
    },
  );
});
