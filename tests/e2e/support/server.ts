import { readFileSync, statSync } from 'node:fs';
import { type Server, startOneServer } from './one-server.ts';
import { startSeveralServers } from './several-servers.ts';

/** What a test knows of the server that all tests share. */
export interface RunningServer {
  readonly port: number;
  readonly logs: readonly string[];
}

const SERVER_VARIABLE = 'E2E_RUNNING_SERVER';

/** A machine that is busy with tests is no reason to turn a page away. */
const PATIENT = { OVERLOAD_MS: '0' };

/**
 * Starts one server for the whole run, or as many as E2E_SERVERS says behind one address: to load the demo world takes
 * longer than most tests. No test is in the way of another, for each has accounts, a visitor and an address of its own.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const count = Number(process.env.E2E_SERVERS ?? 1);
  const { port, logs, stop }: Server = await (count > 1
    ? startSeveralServers(count, PATIENT)
    : startOneServer(PATIENT));
  process.env[SERVER_VARIABLE] = JSON.stringify({ port, logs } satisfies RunningServer);
  return stop;
}

export function getRunningServer(): RunningServer {
  const serialized = process.env[SERVER_VARIABLE];
  if (serialized === undefined) throw new Error('the server was not started before the tests');
  return JSON.parse(serialized) as RunningServer; // as the setup wrote it
}

/** Tells what the server writes from now on, which with several tests at once is not of one test alone. */
export function listen({ logs }: RunningServer): () => string {
  const before = logs.map((log) => statSync(log).size);
  return () => logs.map((log, place) => readFileSync(log).subarray(before[place]).toString()).join('\n');
}
