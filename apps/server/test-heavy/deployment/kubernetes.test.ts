import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type Consumer, installPacked } from '../../../../scripts/install/install-packed.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = `${root}deploy/kubernetes/`;

// Generated from the OpenAPI document of Kubernetes and from the custom resources of the Prometheus Operator.
const schemas = { 'kubernetes-models': '4.5.1', '@kubernetes-models/prometheus-operator': '4.4.4' };

const modules: Record<string, string> = {
  v1: 'kubernetes-models/v1',
  'apps/v1': 'kubernetes-models/apps/v1',
  'batch/v1': 'kubernetes-models/batch/v1',
  'policy/v1': 'kubernetes-models/policy/v1',
  'monitoring.coreos.com/v1': '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
};

interface Manifest {
  apiVersion: string;
  kind: string;
}

const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(folder + file, 'utf8')).map((document): Manifest => document.toJS()),
);

describe('the manifests for Kubernetes', () => {
  let consumer: Consumer;

  beforeAll(async () => {
    consumer = await installPacked([], schemas);
  });

  afterAll(() => consumer.remove());

  /** Checks manifests against the types, which reject unknown fields, and the schemas, which restrict values further. */
  async function check(list: readonly Manifest[]): Promise<string> {
    const program = list.map((manifest, index) => programFor(manifest, index));
    await consumer.write('check.ts', program.join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022'];
    const compiler = `${root}node_modules/typescript/bin/tsc`;
    try {
      await consumer.run('node', [compiler, ...options, 'check.ts']);
      await consumer.run('node', [`${root}node_modules/tsx/dist/cli.mjs`, 'check.ts']);
      return '';
    } catch (error) {
      return `${error}\n${error instanceof Error && 'stdout' in error ? error.stdout : ''}`;
    }
  }

  it('match the schemas of Kubernetes and of the Prometheus Operator', async () => {
    expect(manifests.length).toBeGreaterThanOrEqual(7);
    expect(await check(manifests)).toBe('');
  });

  it.each([
    ['a field that does not exist', 'readinessProbe', 'readinesProbe', /readinesProbe/],
    [
      'a value of the wrong type',
      '"replicas":2',
      '"replicas":"two"',
      /Type 'string' is not assignable to type 'number'/,
    ],
    ['a value that is not allowed', '"interval":"30s"', '"interval":"often"', /interval/],
  ])('would not be valid with %s', async (_name, right, wrong, message) => {
    const text = JSON.stringify(manifests);
    expect(text).toContain(right);
    const broken: Manifest[] = JSON.parse(text.replaceAll(right, wrong));
    expect(await check(broken)).toMatch(message);
  });
});

function programFor(manifest: Manifest, index: number): string {
  const { apiVersion, kind } = manifest;
  const from = modules[apiVersion];
  if (from === undefined) throw new Error(`There is no schema for ${apiVersion}.`);
  return [
    `import { ${kind} as Model${index}, type I${kind} as Manifest${index} } from '${from}';`,
    `const manifest${index}: Manifest${index} = ${JSON.stringify(manifest)};`,
    `new Model${index}(manifest${index}).validate();`,
  ].join('\n');
}
