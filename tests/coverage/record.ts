// Set-up of test files under break.ts: records the source code that ran in the tests, and that which ran while files
// were loaded.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import {
  type CountedScript,
  collectExecutedCode,
  type ExecutedCode,
  extractInlineMap,
  mergeExecutedCode,
} from './executed-code.ts';
import type { RecordedCode } from './mutation-sites.ts';

/** The recorded code of a test, as it is written to the file. */
export interface RecordedTest extends RecordedCode {
  readonly file: string;
  readonly title: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.env.FAIRHALL_RAN_CODE ?? '';

type Scripts = readonly (CountedScript & { readonly url: string; readonly scriptId: string })[];

interface Recorder {
  readonly session: Session;
  /** The counts before the tests, by script: a loaded file is counted once for all later tests. */
  readonly loaded: Map<string, Scripts[number]>;
}

async function begin(): Promise<Recorder> {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return { session, loaded: new Map() };
}

/** This file runs again for each test file, in a worker that they share, with its loaded modules. */
const worker = globalThis as { fairhallRecorder?: Recorder };
worker.fairhallRecorder ??= await begin();
const { session, loaded } = worker.fairhallRecorder;

const pathOf = (url: string): string => relative(ROOT, url.startsWith('file:') ? fileURLToPath(url) : url);
const isOfTest = (file: string): boolean => !file.startsWith('..') && !file.includes('node_modules');

/** The counts in the sources since the previous call. */
async function take(): Promise<Scripts> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result.filter(({ url }) => url !== '' && isOfTest(pathOf(url)));
}

const hasRun = ({ functions }: CountedScript): boolean =>
  functions.some(({ ranges: [whole] }) => whole !== undefined && whole.count > 0);

async function ranOf(scripts: Scripts): Promise<ExecutedCode> {
  const files = scripts.map(async (script): Promise<ExecutedCode> => {
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId: script.scriptId });
    const map = extractInlineMap(scriptSource);
    return map === undefined ? {} : collectExecutedCode(scriptSource, map, script, () => pathOf(script.url));
  });
  return mergeExecutedCode(await Promise.all(files));
}

interface NamedTest {
  readonly name: string;
  readonly suite?: NamedTest | undefined;
}

/** The title with the names of its groups, as in the runner's reports. */
const titleOf = ({ name, suite }: NamedTest): string => (suite === undefined ? name : `${titleOf(suite)} > ${name}`);

beforeEach(async () => {
  for (const script of (await take()).filter(hasRun))
    if (!loaded.has(script.scriptId)) loaded.set(script.scriptId, script);
});

afterEach(async ({ task }) => {
  const ran = (await take()).filter(hasRun);
  if (task.result?.state === 'fail') return;
  const recorded: RecordedTest = {
    file: relative(ROOT, task.file.filepath),
    title: titleOf(task),
    test: await ranOf(ran),
    loading: await ranOf(ran.flatMap(({ scriptId }) => loaded.get(scriptId) ?? [])),
  };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(recorded));
});
