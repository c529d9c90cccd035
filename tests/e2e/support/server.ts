import { readFileSync, statSync } from 'node:fs';
import { type Server, startOneServer } from './one-server.ts';
import { startSeveralServers } from './several-servers.ts';

/** The server that all tests share. */
export interface RunningServer {
  readonly port: number;
  readonly logs: readonly string[];
}

const SERVER_VARIABLE = 'E2E_RUNNING_SERVER';

/** Turns load shedding off: the machine may be busy with tests. */
const PATIENT = { OVERLOAD_MS: '0' };

/**
 * Starts one server for the whole run, or E2E_SERVERS servers behind one address, because loading the demo world takes
 * longer than most tests. Tests do not interfere, since each has accounts, a visitor and an address of its own.
 */
export async function startSharedServer(): Promise<{ readonly running: RunningServer; stop(): Promise<void> }> {
  const count = Number(process.env.E2E_SERVERS ?? 1);
  const { port, logs, stop }: Server = await (count > 1
    ? startSeveralServers(count, PATIENT)
    : startOneServer(PATIENT));
  return { running: { port, logs }, stop };
}

/** Starts the server, unless the task that runs all tests has started it already (server-process.ts). */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[SERVER_VARIABLE] !== undefined) return undefined;
  const { running, stop } = await startSharedServer();
  process.env[SERVER_VARIABLE] = JSON.stringify(running);
  return stop;
}

export function getRunningServer(): RunningServer {
  const serialized = process.env[SERVER_VARIABLE];
  if (serialized === undefined) throw new Error('the server was not started before the tests');
  return JSON.parse(serialized) as RunningServer; // written by the setup
}

/** Reads the server's log from now on. With several tests at once it also contains the lines of other tests. */
export function listen({ logs }: RunningServer): () => string {
  const before = logs.map((log) => statSync(log).size);
  return () => logs.map((log, place) => readFileSync(log).subarray(before[place]).toString()).join('\n');
}
