import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { visitorKeyKey } from '@fairhall/core/storage/keys';
import { fillWords } from '@fairhall/fixtures/replay/fill-words';
import { listDifferences } from '@fairhall/fixtures/replay/list-differences';
import type { CliLine, Scenario, ScenarioAnswer } from '@fairhall/fixtures/scenario';
import { checkScenarioEnd } from '@fairhall/fixtures/scenario-end';
import { storeScenarioStart } from '@fairhall/fixtures/scenario-start';
import type { Bench, Outcome } from './bench.ts';
import { type Desk, openDesk, type Ran } from './desk.ts';
import type { Handle } from './faults.ts';
import { openScenarioGateway, type ScenarioGateway } from './scenario-gateway.ts';

/**
 * The command line with a gateway whose responses may be lost. Each command starts with only the state that earlier
 * commands left on disk. Commands that are killed run in processes of their own; the others do not, since starting the
 * processes took longer than the commands.
 */
export async function openCliBench(): Promise<Bench> {
  const gateway = await openScenarioGateway();
  return {
    name: 'cli',
    replay: (scenario) => replayAt(openDesk(), gateway, scenario),
    close: gateway.close,
  };
}

async function replayAt(desk: Desk, gateway: ScenarioGateway, scenario: Scenario): Promise<Outcome> {
  // A process that waits for a response which never comes is killed.
  const visit = await gateway.visit(scenario, desk.kill);
  const isKilled = Object.values(scenario.ports).some((answers) => answers.some(isNoAnswer));
  const server = await listen(visit.handle);
  const origin = originOf(server);
  const storage = desk.storage(origin);
  const transcript: string[] = [];
  const problems: string[] = [];
  try {
    storage.slot(visitorKeyKey).save(visit.visitorKey);
    storeScenarioStart(storage, scenario.before, visit.token);
    for (const [index, written] of (scenario.cli ?? []).entries()) {
      const line = fillWords(written, await visit.words());
      const ran = await (isKilled ? desk.start(line, origin) : desk.run(line, origin));
      transcript.push(`$ fairhall ${line.args.join(' ')}`, `exit ${ran.exit}`, ran.stdout, ran.stderr);
      problems.push(...problemsOf(line, ran).map((problem) => `line ${index + 1}: ${problem}`));
    }
    return { problems: [...problems, ...checkScenarioEnd(scenario.after, await visit.found(), storage)], transcript };
  } finally {
    server.closeAllConnections();
    server.close();
    desk.clear();
  }
}

const isNoAnswer = (answer: ScenarioAnswer): boolean => 'fault' in answer && answer.fault === 'noAnswer';

function problemsOf({ expect, args }: CliLine, { exit, stdout, stderr }: Ran): readonly string[] {
  const line = `fairhall ${args[0]} ${args[1]}`;
  const said = expect.stderr === undefined || stderr.includes(expect.stderr);
  return [
    ...listDifferences(expect.exit, exit, `exit of ${line}`),
    ...(expect.json === undefined ? [] : listDifferences(expect.json, documentIn(stdout), `output of ${line}`)),
    ...(said ? [] : [`${line}: expected “${expect.stderr}” among its messages`]),
  ];
}

/** Parses standard output, which must be one JSON document. */
function documentIn(stdout: string): unknown {
  try {
    return JSON.parse(stdout);
  } catch {
    return stdout;
  }
}

async function listen(handle: Handle): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    // A lost response is a broken connection.
    answer(handle, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function answer(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const { method = 'GET' } = incoming;
  const body = method === 'GET' ? {} : { body: await buffer(incoming) };
  const url = `http://${incoming.headers.host}${incoming.url}`;
  const response = await handle(new Request(url, { method, headers, ...body }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a port's server
