import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createFileStore } from '@fairhall/adapters/node/file-store';
import { systemClock } from '@fairhall/adapters/system-clock';
import { problemsAfter } from '@fairhall/cli/scenario/scripted-bench';
import { differences } from '@fairhall/core/app/differences';
import { createStorage } from '@fairhall/core/storage/storage';
import type { CliLine, Scenario } from '@fairhall/fixtures/scenario';
import type { Bench, Outcome } from './bench.ts';
import { type Handle, withFaults } from './faults.ts';
import { openScenarioGateway, type ScenarioGateway } from './scenario-gateway.ts';

const PROGRAM = new URL('../../cli/src/main.ts', import.meta.url).pathname;

/** The command line as processes of their own, before them a gateway whose answers may get lost on the way. */
export async function openCliBench(): Promise<Bench> {
  const gateway = await openScenarioGateway();
  return { name: 'cli', close: gateway.close, replay: (scenario) => replayOn(gateway, scenario) };
}

async function replayOn(gateway: ScenarioGateway, scenario: Scenario): Promise<Outcome> {
  const home = mkdtempSync(join(tmpdir(), 'fairhall-cli-'));
  const visit = await gateway.visit(scenario);
  const server = await listen(withFaults(scenario, visit.handle));
  const transcript: string[] = [];
  const problems: string[] = [];
  try {
    createStorage(createFileStore(join(home, 'fairhall', 'state.json'), systemClock), systemClock)
      .slot('visitorKey')
      .keep(visit.visitorKey);
    for (const line of scenario.cli ?? []) {
      const ran = await run(line, { home, origin: originOf(server) });
      transcript.push(`$ fairhall ${line.args.join(' ')}`, `exit ${ran.exit}`, ran.stdout, ran.stderr);
      problems.push(...problemsOf(line, ran));
    }
    return { problems: [...problems, ...problemsAfter(scenario, await visit.enquiries())], transcript };
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(home, { recursive: true, force: true });
  }
}

interface Ran {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function run({ args, stdin = '' }: CliLine, { home, origin }: { home: string; origin: string }): Promise<Ran> {
  const options = ['--json', '--yes', '--no-input', '--gateway', origin];
  const child = spawn(process.execPath, [PROGRAM, ...args, ...options], {
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: home, NO_COLOR: '1' },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  child.stdin.end(stdin);
  const [exit, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { exit, stdout, stderr };
}

function problemsOf({ expect, args }: CliLine, { exit, stdout, stderr }: Ran): readonly string[] {
  const line = `fairhall ${args[0]} ${args[1]}`;
  const said = expect.stderr === undefined || stderr.includes(expect.stderr);
  return [
    ...differences(expect.exit, exit, `exit of ${line}`),
    ...(expect.json === undefined ? [] : differences(expect.json, documentIn(stdout), `output of ${line}`)),
    ...(said ? [] : [`${line}: expected “${expect.stderr}” among its messages`]),
  ];
}

/** Standard output is one JSON document, or something is wrong with it. */
function documentIn(stdout: string): unknown {
  try {
    return JSON.parse(stdout);
  } catch {
    return stdout;
  }
}

async function listen(handle: Handle): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    // An answer that got lost is a connection that breaks.
    answer(handle, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function answer(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const { method = 'GET' } = incoming;
  const body = method === 'GET' ? {} : { body: await text(incoming) };
  const url = `http://${incoming.headers.host}${incoming.url}`;
  const response = await handle(new Request(url, { method, headers, ...body }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
