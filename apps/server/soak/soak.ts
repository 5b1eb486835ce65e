import type { Client } from '@specshelf/sdk';
import { type SourceSite, startSourceSite } from '../test/support/http/source-site.js';
import { startHooks } from '../test/support/server/start-hooks.js';
import { type Account, openAccount, organizationId } from './account.js';
import { checkAccount, checkAllVersions } from './check-account.js';
import type { Engine } from './engine.js';
import { createFleet, type Fleet } from './fleet.js';
import { startLoad, type Writer } from './load.js';
import { createRandom, type Random } from './random.js';
import { checkRows, countDeliveries } from './rows-check.js';
import { runServerCommand, type ServerCommand } from './server-process.js';

export interface SoakOptions {
  rounds: number;
  seed: number;
  engine: Engine;
  /** Number of concurrent servers on the database. */
  processes: number;
  /** The file of the server for Node.js. */
  program: string;
  /** Called after each round. */
  onRound(round: Round): void;
}

/** The result of the time between two kills. */
export interface Round {
  round: number;
  kills: number;
  /** Number of acknowledged changes. */
  acknowledged: number;
  /** Time from the kill until all work had ended, in milliseconds. */
  recovery: number;
  /** Descriptions of lost data. */
  losses: string[];
}

export interface SoakResult {
  rounds: number;
  kills: number;
  acknowledged: number;
  slowestRecovery: number;
  losses: string[];
}

const writerCount = 6;
const accountsOfEach = 4;
const token = 'shelf_soak-0123456789';

/** Kills servers at random times during writes, restarts them, and checks that all acknowledged data exists. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const site = await startSourceSite();
  const hooks = await startHooks();
  const { url: hookURL, deliveredTags } = hooks.add();
  const command = commandOf(options);
  const fleet = createFleet({ command, token, size: options.processes });
  const random = createRandom(options.seed);
  const writers = writersOf(options.seed, site);
  const rounds: Round[] = [];
  try {
    await fleet.start();
    await runServerCommand(command, ['hook', 'add', '--organization', organizationId, '--url', hookURL]);
    for (let round = 1; round <= options.rounds; round++) {
      rounds.push(await oneRound(round, { ...options, fleet, random, writers, deliveredTags }));
    }
    const last = await checkEveryVersion(fleet, random, writers);
    await fleet.stop();
    return resultOf(rounds, [...last, ...fleet.errors()]);
  } finally {
    await fleet.stop();
    await site.close();
    await hooks.close();
  }
}

function commandOf({ program, engine }: SoakOptions): ServerCommand {
  const environment = {
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: engine.url,
    SPECSHELF_BOOTSTRAP_TOKEN: token,
    SPECSHELF_SECRET_KEY: 'the secret key of servers in a soak test',
    SPECSHELF_FETCH_ALLOW: '127.0.0.0/8',
  };
  return { program, environment };
}

function writersOf(seed: number, site: SourceSite): Writer[] {
  return Array.from({ length: writerCount }, (_, writer) => {
    let names = 0;
    return {
      accounts: Array.from({ length: accountsOfEach }, (_, index) => openAccount(`spec-${writer}-${index}`)),
      // Own random numbers, so that its choices do not depend on the other writers.
      tools: { random: createRandom(seed + writer + 1), site, newName: () => `source-${writer}-${++names}` },
    };
  });
}

interface Parts extends SoakOptions {
  fleet: Fleet;
  random: Random;
  writers: readonly Writer[];
  deliveredTags: readonly string[][];
}

async function oneRound(round: number, parts: Parts): Promise<Round> {
  const { fleet, random, writers, deliveredTags } = parts;
  const load = startLoad(writers, fleet, () => deliveredTags.length);
  // A number of writes instead of a time, so that a busy machine has written as much.
  await load.reaches(random.between(1, 40));
  await pause(random.between(0, 60));
  await fleet.killOne(random);
  // The other servers continue.
  if (parts.processes > 1) await pause(random.between(20, 400));
  const acknowledged = await load.stop();
  const killed = performance.now();
  const moreKills = random.once(4) ? 1 : 0;
  if (moreKills > 0) await fleet.startAndKill(random.between(0, 1500));
  await fleet.start();
  const losses = await checkAll(parts);
  const found = { round, kills: 1 + moreKills, acknowledged, recovery: losses.idleAt - killed };
  const ended = { ...found, losses: losses.problems };
  parts.onRound(ended);
  return ended;
}

async function checkAll(parts: Parts): Promise<{ idleAt: number; problems: string[] }> {
  const { fleet, random, writers, engine } = parts;
  const client = fleet.client(random);
  if (!client) throw new Error('No server runs.');
  const problems = await untilIdle(client, engine);
  const idleAt = performance.now();
  problems.push(...fleet.errors(), ...(await checkRows(engine)));
  for (const { accounts } of writers) {
    for (const account of accounts) {
      problems.push(
        ...missingDelivery(account, parts.deliveredTags),
        ...(await checkAccount(account, client, random)),
      );
    }
  }
  return { idleAt, problems };
}

// More than the leases of a killed server.
const patience = 300_000;

/** Waits until all work has ended. Returns the work that does not end as problems. */
async function untilIdle(client: Client, engine: Engine): Promise<string[]> {
  const deadline = performance.now() + patience;
  for (;;) {
    const page = await client.specs.list({ organizationId, limit: 1000 });
    const unfinished = page.items.filter(({ processingState }) => processingState !== 'complete');
    const deliveries = await countDeliveries(engine);
    if (unfinished.length === 0 && deliveries === 0) {
      return page.count === page.items.length
        ? []
        : [`there are ${page.items.length} specifications, and ${page.count} are counted`];
    }
    if (performance.now() > deadline) {
      const slugs = unfinished.map(({ slug, processingState }) => `${slug} (${processingState})`);
      return [`${deliveries} calls of hooks, and these have not ended: ${slugs.join(', ')}`];
    }
    await pause(20);
  }
}

function missingDelivery(
  { specSlug, deliveriesBefore }: Account,
  deliveredTags: readonly string[][],
): string[] {
  if (deliveriesBefore === undefined) return [];
  const tag = `organization:${organizationId}:openapi:${specSlug}`;
  const isDelivered = deliveredTags.slice(deliveriesBefore).some((tags) => tags.includes(tag));
  return isDelivered ? [] : [`hooks were not notified of ${specSlug}`];
}

async function checkEveryVersion(
  fleet: Fleet,
  random: Random,
  writers: readonly Writer[],
): Promise<string[]> {
  const client = fleet.client(random);
  if (!client) throw new Error('No server runs.');
  const problems: string[] = [];
  for (const account of writers.flatMap(({ accounts }) => accounts)) {
    problems.push(...(await checkAllVersions(account, client)));
  }
  return problems;
}

function resultOf(rounds: readonly Round[], lastLosses: readonly string[]): SoakResult {
  const sum = (key: 'kills' | 'acknowledged') => rounds.reduce((total, round) => total + round[key], 0);
  return {
    rounds: rounds.length,
    kills: sum('kills'),
    acknowledged: sum('acknowledged'),
    slowestRecovery: Math.max(0, ...rounds.map(({ recovery }) => recovery)),
    losses: [...rounds.flatMap(({ losses }) => losses), ...lastLosses],
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
