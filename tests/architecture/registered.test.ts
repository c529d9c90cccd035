import { basename } from 'node:path';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { readScenarios } from '@fairhall/fixtures/read-scenarios';
import { SCENARIO_FLOWS } from '@fairhall/fixtures/replay/flows';
import { describe, expect, test } from 'vitest';
import { FILE_REGISTRIES, listLoadedFiles, listUnregistered, listWithoutCompanions } from './registered.ts';
import { readSources } from './sources.ts';

describe('what is written is also known', () => {
  test.each(FILE_REGISTRIES)('every file of $files stands in $list', (registry) => {
    expect(listUnregistered(registry)).toEqual([]);
  });

  test('every flow has its view and its test, every call’s handlers have theirs', () => {
    expect(
      listWithoutCompanions(readSources('core/src/**/*.machine.ts'), '.machine.ts', ['.machine.test.ts', '.view.ts']),
    ).toEqual([]);
    const handlers = readSources('adapters/gateway/src/*/*.handlers.ts').filter(({ text }) =>
      /^export (?:const|function) \w+Handlers/m.test(text),
    );
    expect(handlers.length).toBeGreaterThan(3);
    expect(listWithoutCompanions(handlers, '.ts', ['.gateway.test.ts'])).toEqual([]);
  });

  test('every branch of the contract is one feature of the gateway, in a file of that name', () => {
    const features = readSources('adapters/gateway/src/*/*.feature.ts').map(({ file }) => basename(file));
    const nameOf = (branch: string) => branch.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const wanted = Object.keys(completeContract).map((branch) => `${nameOf(branch)}.feature.ts`);
    expect(features.sort()).toEqual(wanted.sort());
  });

  test('the names of what a device keeps come without the schemas of it, so that a page may ask before its code is there', () => {
    expect([...listLoadedFiles('core/src/storage/stored-names.ts')].filter((file) => /zod|keys/.test(file))).toEqual(
      [],
    );
    expect(listLoadedFiles('core/src/rfq/keys.ts').has('zod/mini')).toBe(true);
  });

  test('every flow that a scenario may name is named by one', () => {
    const named = new Set(readScenarios().map(({ scenario }) => scenario.flow));
    expect(Object.keys(SCENARIO_FLOWS).filter((flow) => !named.has(flow as keyof typeof SCENARIO_FLOWS))).toEqual([]);
  });

  test('every registry has files that belong in it, so that no pattern matches nothing after a rename', () => {
    const dead = FILE_REGISTRIES.filter(({ files, when }) => !readSources(files).some(({ text }) => when.test(text)));
    expect(dead.map(({ list }) => list)).toEqual([]);
  });

  test('the guard sees a file that is in no list, and one that stands alone', () => {
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
