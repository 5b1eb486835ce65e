import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/config/read-config.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (file: string): string => readFileSync(root + file, 'utf8');

interface ComposeService {
  image: string;
  logging?: { driver: string; options: Record<string, string> };
  mem_limit?: string;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
}

describe('the Dockerfile', () => {
  it('uses a release of Node.js 24 with which better-sqlite3 12 can be compiled', () => {
    const { dependencies } = JSON.parse(read('apps/server/package.json'));
    expect(dependencies['better-sqlite3']).toMatch(/^12\./);
    const minors = [...read('Dockerfile').matchAll(/^FROM node:24\.(\d+)\.\d+-/gm)].map(([, minor]) =>
      Number(minor),
    );
    expect(minors).toHaveLength(2);
    for (const minor of minors) expect(minor).toBeLessThan(19);
  });
});

describe('compose.yaml', () => {
  const compose: { services: Record<string, ComposeService> } = parse(read('compose.yaml'), { merge: true });
  const services = Object.entries(compose.services);
  const servers = services.filter(([name]) => name.startsWith('server-'));

  it.each(services)('limits the log and the memory of %s', (_name, { logging, mem_limit }) => {
    expect(logging?.options).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
    expect(mem_limit).toMatch(/^\d+[mg]$/);
  });

  it.each(services.filter(([name]) => !name.startsWith('server-')))(
    'pins the image of %s',
    (_name, service) => {
      expect(service.image).toMatch(/:\d+\.\d+(?:\.\d+)?(?:-\w+)?$/);
    },
  );

  it('checks the database over TCP, which is closed during its initialization', () => {
    expect(compose.services['database']?.healthcheck?.test).toContain('--host=127.0.0.1');
  });

  it('has two servers with readiness checks that can be replaced one at a time', () => {
    expect(servers).toHaveLength(2);
    for (const [name, { healthcheck, environment = {}, stop_grace_period }] of servers) {
      expect(healthcheck?.test.join(' ')).toContain('/readyz');
      expect(compose.services['proxy']?.depends_on?.[name]).toEqual({ condition: 'service_healthy' });
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(stoppingTime(environment));
    }
  });

  it('sets known environment variables to valid values', () => {
    for (const [, { environment = {} }] of servers) {
      const secrets = { SPECSHELF_SECRET_KEY: 'k'.repeat(64), PUBLIC_URL: 'http://localhost:8080' };
      const url = environment['DATABASE_URL']?.replace(/\$\{.*?\}/, 'password');
      expect(readConfig({ ...environment, ...secrets, DATABASE_URL: url })).toMatchObject({
        ok: true,
        warnings: [],
      });
    }
  });
});

interface Manifest {
  kind: string;
  metadata: { name: string; labels: Record<string, string> };
  stringData?: Record<string, string>;
  spec: {
    selector?: Record<string, unknown>;
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    ports?: { name: string; targetPort: string }[];
    endpoints?: { port: string }[];
  };
}

interface PodSpec {
  terminationGracePeriodSeconds?: number;
  enableServiceLinks?: boolean;
  containers: {
    image: string;
    args?: string[];
    env?: { name: string; value: string }[];
    envFrom: { secretRef: { name: string } }[];
    ports?: { name: string; containerPort: number }[];
    livenessProbe?: Probe;
    readinessProbe?: Probe;
    startupProbe?: Probe;
  }[];
}

interface Probe {
  httpGet: { path: string; port: string };
}

describe('deploy/kubernetes', () => {
  const folder = 'deploy/kubernetes/';
  const manifests = readdirSync(root + folder).flatMap((file) =>
    parseAllDocuments(read(folder + file)).map((document): Manifest => document.toJS()),
  );
  const find = (kind: string, name = 'specshelf'): Manifest => {
    const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}.`);
    return found;
  };
  const podOf = ({ spec }: Manifest) => {
    const [container] = spec.template?.spec.containers ?? [];
    if (!spec.template || !container) throw new Error('It has no container.');
    return { pod: spec.template.spec, labels: spec.template.metadata.labels, container };
  };
  const deployment = podOf(find('Deployment'));
  const job = podOf(find('Job', 'specshelf-migrate'));
  const environment = Object.fromEntries(
    (deployment.container.env ?? []).map(({ name, value }) => [name, value]),
  );

  it('contains every required kind of object', () => {
    const kinds = ['Deployment', 'Job', 'PodDisruptionBudget', 'Secret', 'Service', 'ServiceMonitor'];
    expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it('uses /healthz for liveness and /readyz for readiness, on the port of the server', () => {
    const { livenessProbe, readinessProbe, startupProbe, ports } = deployment.container;
    expect(livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
    for (const probe of [readinessProbe, startupProbe]) {
      expect(probe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
    }
    expect(ports).toEqual([
      { name: 'http', containerPort: 8787 },
      { name: 'metrics', containerPort: 9464 },
    ]);
  });

  it('sets only known environment variables, and disables service links', () => {
    const secret = {
      DATABASE_URL: 'postgres://specshelf:password@database/specshelf',
      SPECSHELF_SECRET_KEY: 'k'.repeat(64),
    };
    expect(Object.keys(find('Secret').stringData ?? {})).toEqual(Object.keys(secret));
    expect(readConfig({ ...environment, ...secret })).toMatchObject({
      ok: true,
      warnings: [],
      config: { metrics: { host: '0.0.0.0', port: 9464 } },
    });
    for (const { pod, container } of [deployment, job]) {
      expect(pod.enableServiceLinks).toBe(false);
      expect(container.envFrom).toEqual([{ secretRef: { name: 'specshelf' } }]);
    }
  });

  it('does not start with the placeholders of its Secret', () => {
    const result = readConfig({ ...find('Secret').stringData });
    const problems = result.ok ? [] : result.problems;
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'DATABASE_URL',
      'SPECSHELF_SECRET_KEY',
    ]);
  });

  it('has a termination grace period that is long enough for a shutdown', () => {
    expect(deployment.pod.terminationGracePeriodSeconds).toBeGreaterThan(stoppingTime(environment));
  });

  it('runs migrations with the image of the servers', () => {
    expect(job.container).toMatchObject({ image: deployment.container.image, args: ['migrate'] });
  });

  it('selects the pods of the servers but not those of the Job', () => {
    const labels = deployment.labels;
    expect(find('Deployment').spec.selector).toEqual({ matchLabels: labels });
    expect(find('PodDisruptionBudget').spec.selector).toEqual({ matchLabels: labels });
    for (const name of ['specshelf', 'specshelf-metrics'])
      expect(find('Service', name).spec.selector).toEqual(labels);
    expect(job.labels).not.toMatchObject(labels);
  });

  it('scrapes the metrics port', () => {
    const service = find('Service', 'specshelf-metrics');
    const monitor = find('ServiceMonitor');
    expect(monitor.spec.selector).toEqual({ matchLabels: service.metadata.labels });
    expect(monitor.spec.endpoints?.map(({ port }) => port)).toEqual(
      service.spec.ports?.map(({ name }) => name),
    );
  });
});

/** Maximum shutdown time of a server in seconds. */
function stoppingTime(environment: Readonly<Record<string, string>>): number {
  const limit = Number(environment['SPECSHELF_DRAIN_LIMIT'] ?? 10);
  return Number(environment['SPECSHELF_DRAIN_DELAY']) + limit + 5;
}
