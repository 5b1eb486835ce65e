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
  /** How many servers work on the database at once. */
  processes: number;
  /** What a server is started with. */
  program: string;
  /** Called after each round. */
  tell(round: Round): void;
}

/** What happened from one kill to the next. */
export interface Round {
  round: number;
  kills: number;
  /** How many changes were answered. */
  acknowledged: number;
  /** How long it took after the kill until nothing was under way, in milliseconds. */
  recovery: number;
  /** What was lost, in words. */
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

/** Kills servers at random moments while somebody writes, starts them again, and looks whether all is there that was answered. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const site = await startSourceSite();
  const hooks = await startHooks();
  const { url: hookURL, deliveredTags: told } = hooks.add();
  const command = commandOf(options);
  const fleet = createFleet({ command, token, size: options.processes });
  const random = createRandom(options.seed);
  const writers = writersOf(options.seed, site);
  const rounds: Round[] = [];
  try {
    await fleet.start();
    await runServerCommand(command, ['hook', 'add', '--organization', organizationId, '--url', hookURL]);
    for (let round = 1; round <= options.rounds; round++) {
      rounds.push(await oneRound(round, { ...options, fleet, random, writers, told }));
    }
    const last = await lastLook(fleet, random, writers);
    await fleet.stop();
    return resultOf(rounds, [...last, ...fleet.complaints()]);
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
    SPECSHELF_SECRET_KEY: 'a key for a soak, which nobody has to guess',
    SPECSHELF_FETCH_ALLOW: '127.0.0.0/8',
  };
  return { program, environment };
}

function writersOf(seed: number, site: SourceSite): Writer[] {
  return Array.from({ length: writerCount }, (_, writer) => {
    let names = 0;
    return {
      accounts: Array.from({ length: accountsOfEach }, (_, index) => openAccount(`spec-${writer}-${index}`)),
      // Chance of its own: what the others do must not change what this one does.
      means: { random: createRandom(seed + writer + 1), site, newName: () => `source-${writer}-${++names}` },
    };
  });
}

interface Parts extends SoakOptions {
  fleet: Fleet;
  random: Random;
  writers: readonly Writer[];
  told: readonly string[][];
}

async function oneRound(round: number, parts: Parts): Promise<Round> {
  const { fleet, random, writers, told } = parts;
  const load = startLoad(writers, fleet, () => told.length);
  // Not after a time: on a busy machine little would have happened.
  await load.reaches(random.between(1, 40));
  await pause(random.between(0, 60));
  await fleet.killOne(random);
  // Others go on.
  if (parts.processes > 1) await pause(random.between(20, 400));
  const acknowledged = await load.stop();
  const killed = performance.now();
  const again = random.once(4) ? 1 : 0;
  if (again > 0) await fleet.startAndKill(random.between(0, 1500));
  await fleet.start();
  const losses = await lookAtAll(parts);
  const found = { round, kills: 1 + again, acknowledged, recovery: losses.settledAt - killed };
  const ended = { ...found, losses: losses.problems };
  parts.tell(ended);
  return ended;
}

async function lookAtAll(parts: Parts): Promise<{ settledAt: number; problems: string[] }> {
  const { fleet, random, writers, engine } = parts;
  const client = fleet.client(random);
  if (!client) throw new Error('No server runs.');
  const problems = await untilSettled(client, engine);
  const settledAt = performance.now();
  problems.push(...fleet.complaints(), ...(await checkRows(engine)));
  for (const { accounts } of writers) {
    for (const account of accounts) {
      problems.push(...untold(account, parts.told), ...(await checkAccount(account, client, random)));
    }
  }
  return { settledAt, problems };
}

// Until the lease of a server that is gone is over, and more.
const patience = 300_000;

/** Waits until nothing is under way. What still is after a long time is a problem. */
async function untilSettled(client: Client, engine: Engine): Promise<string[]> {
  const deadline = performance.now() + patience;
  for (;;) {
    const page = await client.specs.list({ organizationId, limit: 1000 });
    const unsettled = page.items.filter(({ processingState }) => processingState !== 'complete');
    const deliveries = await countDeliveries(engine);
    if (unsettled.length === 0 && deliveries === 0) {
      return page.count === page.items.length
        ? []
        : [`there are ${page.items.length} specifications, and ${page.count} are counted`];
    }
    if (performance.now() > deadline) {
      const slugs = unsettled.map(({ slug, processingState }) => `${slug} (${processingState})`);
      return [`${deliveries} calls of hooks, and these have not ended: ${slugs.join(', ')}`];
    }
    await pause(20);
  }
}

function untold({ specSlug, toldBefore }: Account, told: readonly string[][]): string[] {
  if (toldBefore === undefined) return [];
  const tag = `organization:${organizationId}:openapi:${specSlug}`;
  const isTold = told.slice(toldBefore).some((tags) => tags.includes(tag));
  return isTold ? [] : [`hooks have not been told of ${specSlug}`];
}

async function lastLook(fleet: Fleet, random: Random, writers: readonly Writer[]): Promise<string[]> {
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
