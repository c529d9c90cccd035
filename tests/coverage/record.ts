// Set-up of test files under break.ts: writes which code of the sources ran in the tests, and which while files were loaded.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { type CountedScript, inlineMap, type RanCode, ranCode, together } from './ran-code.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.env.FAIRHALL_RAN_CODE ?? '';

const session = new Session();
session.connect();
await session.post('Debugger.enable');
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const pathOf = (url: string): string => relative(ROOT, url.startsWith('file:') ? fileURLToPath(url) : url);
const isOwn = (file: string): boolean => !file.startsWith('..') && !file.includes('node_modules');

type Scripts = readonly (CountedScript & { readonly url: string; readonly scriptId: string })[];

/** What was counted in the sources since it was asked last. */
async function take(): Promise<Scripts> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result.filter(({ url }) => url !== '' && isOwn(pathOf(url)));
}

const hasRun = ({ functions }: CountedScript): boolean =>
  functions.some(({ ranges: [whole] }) => whole !== undefined && whole.count > 0);

async function write(when: 'loading' | 'test', scripts: Scripts): Promise<void> {
  const files = scripts.map(async (script): Promise<RanCode> => {
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId: script.scriptId });
    const map = inlineMap(scriptSource);
    return map === undefined ? {} : ranCode(scriptSource, map, script, () => pathOf(script.url));
  });
  writeFileSync(join(folder, `${when}-${randomUUID()}.json`), JSON.stringify(together(await Promise.all(files))));
}

/** What ran before the tests, by script: a file that is loaded is counted once for all tests after it. */
const loaded = new Map<string, Scripts[number]>();

beforeEach(async () => {
  for (const script of (await take()).filter(hasRun))
    if (!loaded.has(script.scriptId)) loaded.set(script.scriptId, script);
});

afterEach(async () => {
  const ran = (await take()).filter(hasRun);
  await write('test', ran);
  await write(
    'loading',
    ran.flatMap(({ scriptId }) => loaded.get(scriptId) ?? []),
  );
});
