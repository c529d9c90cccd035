import { resolve } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import { readScenarios, type ScenarioFile } from '@fairhall/fixtures/read-scenarios';
import { BENCHES, isShownOn } from '@fairhall/fixtures/scenario';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import { type ListOutcome, pageOf, pageOption } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { textOption } from '../option-values.ts';
import { pageRemarks } from '../page-remarks.ts';
import { replayScripted } from './scripted-bench.ts';

export async function list(invocation: Invocation): Promise<ListOutcome> {
  const page = pageOption(invocation.options);
  if (!page.ok) return page;
  const files = filesOf(invocation);
  if (!files.ok) return files;
  const all = files.value.map(({ id, scenario }) => {
    const { name, rows, leftOut = {} } = scenario;
    return { id, name, rows, benches: BENCHES.filter((bench) => isShownOn(scenario, bench)), leftOut };
  });
  const scenarios = pageOf(all, page.value);
  return ok({
    data: scenarios,
    view: {
      kind: 'table',
      columns: ['id', 'benches', 'rows', 'name'].map((title) => ({ title })),
      rows: scenarios.records.map(({ id, name, rows, benches }) => [id, benches.join(' '), rows.join(' '), name]),
    },
    remarks: pageRemarks(scenarios, null),
  });
}

type State = 'passed' | 'failed' | 'leftOut';

interface Played {
  readonly id: string;
  readonly state: State;
  readonly problems: readonly string[];
}

/**
 * Replays scenarios. The steps and views of one that failed go to standard error; the exit code is 1 when any failed.
 */
export async function replay(invocation: Invocation): Promise<Outcome> {
  const files = chosen(invocation);
  if (!files.ok) return files;
  const played: Played[] = [];
  for (const file of files.value) played.push(await play(file, invocation));
  const count = (state: State) => played.filter((one) => one.state === state).length;
  const values = { passed: count('passed'), failed: count('failed'), left: count('leftOut') };
  return ok({
    data: { ...values, scenarios: played },
    view: {
      kind: 'table',
      columns: ['id', 'state', 'problem'].map((title) => ({ title })),
      rows: played.map(({ id, state, problems }) => [id, state, problems.join('; ')]),
    },
    remarks: [{ key: 'terminal.scenario.total', values }],
    exit: values.failed > 0 ? EXIT.refused : EXIT.done,
  });
}

async function play({ id, scenario }: ScenarioFile, { terminal }: Invocation): Promise<Played> {
  if (!isShownOn(scenario, 'ports')) return { id, state: 'leftOut', problems: [scenario.leftOut?.ports ?? ''] };
  const { problems, transcript } = await replayScripted(scenario);
  if (problems.length > 0) terminal.stderr.write(`${[id, ...transcript, ...problems].join('\n')}\n`);
  return { id, state: problems.length === 0 ? 'passed' : 'failed', problems };
}

function chosen(invocation: Invocation): Result<readonly ScenarioFile[], Failure> {
  const files = filesOf(invocation);
  const { args } = invocation;
  if (!files.ok || args.length === 0) return files;
  const unknown = args.find((name) => !files.value.some(({ id }) => id === name));
  if (unknown === undefined) return ok(files.value.filter(({ id }) => args.includes(id)));
  return fail(
    EXIT.usage,
    { key: 'terminal.scenario.unknown', values: { name: unknown } },
    { key: 'terminal.scenario.seeList' },
  );
}

function filesOf({ options, terminal }: Invocation): Result<readonly ScenarioFile[], Failure> {
  const folder = textOption(options, 'folder');
  try {
    return ok(folder === undefined ? readScenarios() : readScenarios(resolve(terminal.folder, folder)));
  } catch (error) {
    // The message names the file that is missing, is no JSON, or is no scenario.
    return fail(EXIT.usage, { text: error instanceof Error ? error.message : String(error) });
  }
}
