import { resolve } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import { readScenarios, type ScenarioFile } from '@fairhall/fixtures/read-scenarios';
import { isReplayedOn, SCENARIO_BENCH_NAMES } from '@fairhall/fixtures/scenario';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type ListOutcome, readPageOption, toPage } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { runScriptedScenario } from './scripted-bench.ts';

export async function list(invocation: Invocation): Promise<ListOutcome> {
  const page = readPageOption(invocation.options);
  if (!page.ok) return page;
  const files = listScenarioFiles(invocation);
  if (!files.ok) return files;
  const all = files.value.map(({ id, scenario }) => {
    const { name, rows, leftOut = {} } = scenario;
    return { id, name, rows, benches: SCENARIO_BENCH_NAMES.filter((bench) => isReplayedOn(scenario, bench)), leftOut };
  });
  const scenarios = toPage(all, page.value);
  return ok({
    data: scenarios,
    view: {
      kind: 'table',
      columns: ['id', 'benches', 'rows', 'name'].map((title) => ({ title })),
      rows: scenarios.records.map(({ id, name, rows, benches }) => [id, benches.join(' '), rows.join(' '), name]),
    },
    remarks: listPageRemarks(scenarios, null),
  });
}

type State = 'passed' | 'failed' | 'leftOut';

interface ScenarioResult {
  readonly id: string;
  readonly state: State;
  readonly problems: readonly string[];
}

/**
 * Replays scenarios. Prints the steps and views of a failed one on standard error; the exit code is 1 if any failed.
 */
export async function runScenarios(invocation: Invocation): Promise<Outcome> {
  const files = selectFiles(invocation);
  if (!files.ok) return files;
  const results: ScenarioResult[] = [];
  for (const file of files.value) results.push(await runScenarioFile(file, invocation));
  const count = (state: State) => results.filter((one) => one.state === state).length;
  const values = { passed: count('passed'), failed: count('failed'), left: count('leftOut') };
  return ok({
    data: { ...values, scenarios: results },
    view: {
      kind: 'table',
      columns: ['id', 'state', 'problem'].map((title) => ({ title })),
      rows: results.map(({ id, state, problems }) => [id, state, problems.join('; ')]),
    },
    remarks: [{ key: 'terminal.scenario.total', values }],
    exit: values.failed > 0 ? COMMAND_EXIT_CODES.refused : COMMAND_EXIT_CODES.done,
  });
}

async function runScenarioFile({ id, scenario }: ScenarioFile, { terminal }: Invocation): Promise<ScenarioResult> {
  if (!isReplayedOn(scenario, 'ports')) return { id, state: 'leftOut', problems: [scenario.leftOut?.ports ?? ''] };
  const { problems, transcript } = await runScriptedScenario(scenario);
  if (problems.length > 0) terminal.stderr.write(`${[id, ...transcript, ...problems].join('\n')}\n`);
  return { id, state: problems.length === 0 ? 'passed' : 'failed', problems };
}

function selectFiles(invocation: Invocation): Result<readonly ScenarioFile[], Failure> {
  const files = listScenarioFiles(invocation);
  const { args } = invocation;
  if (!files.ok || args.length === 0) return files;
  const unknown = args.find((name) => !files.value.some(({ id }) => id === name));
  if (unknown === undefined) return ok(files.value.filter(({ id }) => args.includes(id)));
  return fail(
    COMMAND_EXIT_CODES.usage,
    { key: 'terminal.scenario.unknown', values: { name: unknown } },
    { key: 'terminal.scenario.seeList' },
  );
}

function listScenarioFiles({ options, terminal }: Invocation): Result<readonly ScenarioFile[], Failure> {
  const folder = readTextOption(options, 'folder');
  try {
    return ok(folder === undefined ? readScenarios() : readScenarios(resolve(terminal.folder, folder)));
  } catch (error) {
    // The message names the file that is missing, is not JSON, or is not a scenario.
    return fail(COMMAND_EXIT_CODES.usage, { text: error instanceof Error ? error.message : String(error) });
  }
}
