import { Client } from '@specshelf/sdk';
import {
  type ServerCommand,
  type ServerProcess,
  startServerProcess,
} from '../test-heavy/support/server-process.js';
import type { Random } from './random.js';

/** The servers on one database. */
export interface Fleet {
  /** Starts the missing servers, and waits until all listen. */
  start(): Promise<void>;
  /** Returns a client of a random server; undefined if none runs. Throws if a server has ended by itself. */
  client(random: Random): Client | undefined;
  /** Kills a random server. */
  killOne(random: Random): Promise<void>;
  /** Starts a server, and kills it after a delay, possibly during its start. */
  startAndKill(milliseconds: number): Promise<void>;
  /** Returns the logged errors of the servers that have ended since the last call. */
  errors(): string[];
  stop(): Promise<void>;
}

export interface FleetOptions {
  command: ServerCommand;
  token: string;
  size: number;
}

interface Member {
  process: ServerProcess;
  client: Client;
}

export function createFleet({ command, token, size }: FleetOptions): Fleet {
  const members = new Set<Member>();
  const errors: string[] = [];

  const startOne = async (): Promise<void> => {
    const process = startServerProcess(command);
    const baseUrl = await process.listening();
    // A retry would hide the lost response.
    members.add({ process, client: new Client({ baseUrl, token, maxRetries: 0 }) });
  };
  const end = async (member: Member, how: 'kill' | 'stop'): Promise<void> => {
    members.delete(member);
    await member.process[how]();
    errors.push(...errorsIn(member.process.output()));
  };

  return {
    start: async () => {
      while (members.size < size) await startOne();
    },
    client: (random) => {
      const member = random.one([...members]);
      if (member?.process.hasEnded())
        throw new Error(`A server has ended by itself:\n${member.process.output()}`);
      return member?.client;
    },
    killOne: async (random) => {
      const member = random.one([...members]);
      if (member) await end(member, 'kill');
    },
    startAndKill: async (milliseconds) => {
      const process = startServerProcess(command);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await process.kill();
      errors.push(...errorsIn(process.output()));
    },
    errors: () => errors.splice(0),
    stop: async () => {
      for (const member of members) await end(member, 'stop');
    },
  };
}

/** The log level is `error`, so each line is an error, except that of a database that is slow because the machine is busy. */
function errorsIn(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{') || /error/i.test(line));
  return lines.filter((line) => !line.includes('The database has not responded within'));
}
