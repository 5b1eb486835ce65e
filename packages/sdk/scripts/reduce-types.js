import { readdir, readFile, writeFile } from 'node:fs/promises';
import ts from 'typescript';

// Reduces the declarations to those that a user of the client can reach, and publishes them once: the declarations of ES modules refer to
// those of CommonJS. See docs/decisions/0043-publish-markdown-and-declarations-of-the-client-once.md.

const dist = new URL('../dist/', import.meta.url);

const declarations = {};
for (const name of await readdir(dist)) {
  if (name.endsWith('.d.cts')) declarations[name] = await readFile(new URL(name, dist), 'utf8');
}
for (const [name, text] of Object.entries(declarations)) {
  await writeFile(new URL(name, dist), withTabs(withoutNodes(text, unreachableMembers(name, text))));
}
for (const name of ['index', 'document']) {
  await writeFile(new URL(`${name}.d.ts`, dist), `export * from './${name}.cjs';\n`);
}

/** The headers of responses, and the schemas of webhooks. */
function unreachableMembers(name, text) {
  const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const [components, operations] = ['components', 'operations'].map((wanted) =>
    statements.find((statement) => statement.name?.text === wanted),
  );
  if (!components) return [];
  const [headers, responses, schemas] = ['headers', 'responses', 'schemas'].map((wanted) =>
    components.members.find((member) => member.name.text === wanted),
  );
  const reachable = reachableSchemas(schemas);
  return [
    headers,
    ...membersNamed('headers', operations),
    ...membersNamed('headers', responses),
    ...schemas.type.members.filter((member) => !reachable.has(member.name.text)),
  ];
}

function reachableSchemas(schemas) {
  const members = new Map(schemas.type.members.map((member) => [member.name.text, member]));
  const others = Object.values(declarations).map((text) => text.replace(schemas.getFullText(), ''));
  const reachable = new Set();
  const visit = (text) => {
    for (const [, name] of text.matchAll(/["'](\w+)["']/g)) {
      if (!members.has(name) || reachable.has(name)) continue;
      reachable.add(name);
      visit(members.get(name).getText());
    }
  };
  others.forEach(visit);
  return reachable;
}

function membersNamed(name, node) {
  if (ts.isPropertySignature(node) && node.name.text === name) return [node];
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...membersNamed(name, child)));
  return found;
}

function withoutNodes(text, nodes) {
  const sorted = nodes.toSorted((a, b) => a.pos - b.pos);
  return (
    sorted.map((node, index) => text.slice(sorted[index - 1]?.end ?? 0, node.pos)).join('') +
    text.slice(sorted.at(-1)?.end ?? 0)
  );
}

function withTabs(text) {
  return text.replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
}
