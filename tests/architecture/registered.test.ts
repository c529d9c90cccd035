import { basename } from 'node:path';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { STORAGE_NAMES } from '@fairhall/core/storage/stored-names';
import { readScenarios } from '@fairhall/fixtures/read-scenarios';
import { SCENARIO_FLOWS } from '@fairhall/fixtures/replay/flows';
import { describe, expect, test } from 'vitest';
import { FILE_REGISTRIES, listLoadedFiles, listUnregistered, listWithoutCompanions } from './registered.ts';
import { readSources } from './sources.ts';

describe('files and their registries', () => {
  test.each(FILE_REGISTRIES)('every file of $files is registered in $list', (registry) => {
    expect(listUnregistered(registry)).toEqual([]);
  });

  test('every machine has a view and a test, and every handler file has a test', () => {
    expect(
      listWithoutCompanions(readSources('core/src/**/*.machine.ts'), '.machine.ts', ['.machine.test.ts', '.view.ts']),
    ).toEqual([]);
    const handlers = readSources('adapters/gateway/src/*/*.handlers.ts').filter(({ text }) =>
      /^export (?:const|function) \w+Handlers/m.test(text),
    );
    expect(handlers.length).toBeGreaterThan(3);
    expect(listWithoutCompanions(handlers, '.ts', ['.gateway.test.ts'])).toEqual([]);
  });

  test('every branch of the contract is one gateway feature, in a file of that name', () => {
    const features = readSources('adapters/gateway/src/*/*.feature.ts').map(({ file }) => basename(file));
    const nameOf = (branch: string) => branch.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const wanted = Object.keys(completeContract).map((branch) => `${nameOf(branch)}.feature.ts`);
    expect(features.sort()).toEqual(wanted.sort());
  });

  test('the storage names load no schemas, so that a page can use them before its code has loaded', () => {
    expect([...listLoadedFiles('core/src/storage/stored-names.ts')].filter((file) => /zod|keys/.test(file))).toEqual(
      [],
    );
    expect(listLoadedFiles('core/src/rfq/keys.ts').has('zod/mini')).toBe(true);
  });

  test('every stored name is listed, so that a logout removes its value', async () => {
    const files = readSources('core/src/**/*-names.ts').filter(({ text }) => /^export const \w+Name\b/m.test(text));
    const modules = await Promise.all(files.map(({ file }) => import(`../../${file}`)));
    const names = modules.flatMap((module) => Object.keys(module).filter((name) => name.endsWith('Name')));
    const listed = new Set<unknown>(STORAGE_NAMES);
    const isListed = (name: string) => modules.some((module) => listed.has(module[name]));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !isListed(name))).toEqual([]);
  });

  test('every flow available to scenarios is used by at least one', () => {
    const named = new Set(readScenarios().map(({ scenario }) => scenario.flow));
    expect(Object.keys(SCENARIO_FLOWS).filter((flow) => !named.has(flow as keyof typeof SCENARIO_FLOWS))).toEqual([]);
  });

  test('every registry matches files, so that a rename leaves no dead pattern', () => {
    const dead = FILE_REGISTRIES.filter(({ files, when }) => !readSources(files).some(({ text }) => when.test(text)));
    expect(dead.map(({ list }) => list)).toEqual([]);
  });

  test('the check detects an unregistered file and one without companion files', () => {
    const source = (file: string, text = '', imports: readonly string[] = []) => ({ file, text, imports });
    const registry = { files: 'a/*.ts', when: /read\(/, list: 'a/list.ts' };
    const sources = [source('a/known.ts', 'read('), source('a/lost.ts', 'read('), source('a/helper.ts')];
    expect(listUnregistered(registry, sources, [source('a/list.ts', '', ['./known.ts'])])).toEqual([
      'a/lost.ts is not in a/list.ts',
    ]);
    expect(listWithoutCompanions([source('a/x.machine.ts')], '.machine.ts', ['.view.ts'], () => false)).toEqual([
      'a/x.machine.ts has no a/x.view.ts beside it',
    ]);
  });
});
