import { basename } from 'node:path';
import { wholeContract } from '@fairhall/core/contract/trees/all';
import { readScenarios } from '@fairhall/fixtures/read-scenarios';
import { SCENARIO_FLOWS } from '@fairhall/fixtures/replay/flows';
import { describe, expect, test } from 'vitest';
import { loadedWith, REGISTRIES, unlisted, withoutCompanions } from './registered.ts';
import { sourcesOf } from './sources.ts';

describe('what is written is also known', () => {
  test.each(REGISTRIES)('every file of $files stands in $list', (registry) => {
    expect(unlisted(registry)).toEqual([]);
  });

  test('every flow has its view and its test, every call’s handlers have theirs', () => {
    expect(
      withoutCompanions(sourcesOf('core/src/**/*.machine.ts'), '.machine.ts', ['.machine.test.ts', '.view.ts']),
    ).toEqual([]);
    const handlers = sourcesOf('adapters/gateway/src/*/*.handlers.ts').filter(({ text }) =>
      /^export (?:const|function) \w+Handlers/m.test(text),
    );
    expect(handlers.length).toBeGreaterThan(3);
    expect(withoutCompanions(handlers, '.ts', ['.gateway.test.ts'])).toEqual([]);
  });

  test('every branch of the contract is one feature of the gateway, in a file of that name', () => {
    const features = sourcesOf('adapters/gateway/src/*/*.feature.ts').map(({ file }) => basename(file));
    const nameOf = (branch: string) => branch.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const wanted = Object.keys(wholeContract).map((branch) => `${nameOf(branch)}.feature.ts`);
    expect(features.sort()).toEqual(wanted.sort());
  });

  test('the names of what a device keeps come without the schemas of it, so that a page may ask before its code is there', () => {
    expect([...loadedWith('core/src/storage/stored-names.ts')].filter((file) => /zod|keys/.test(file))).toEqual([]);
    expect(loadedWith('core/src/rfq/keys.ts').has('zod/mini')).toBe(true);
  });

  test('every flow that a scenario may name is named by one', () => {
    const named = new Set(readScenarios().map(({ scenario }) => scenario.flow));
    expect(Object.keys(SCENARIO_FLOWS).filter((flow) => !named.has(flow as keyof typeof SCENARIO_FLOWS))).toEqual([]);
  });

  test('the guard sees a file that is in no list, and one that stands alone', () => {
    const source = (file: string, text = '', imports: readonly string[] = []) => ({ file, text, imports });
    const registry = { files: 'a/*.ts', when: /read\(/, list: 'a/list.ts' };
    const sources = [source('a/known.ts', 'read('), source('a/lost.ts', 'read('), source('a/helper.ts')];
    expect(unlisted(registry, sources, [source('a/list.ts', '', ['./known.ts'])])).toEqual([
      'a/lost.ts is not in a/list.ts',
    ]);
    expect(withoutCompanions([source('a/x.machine.ts')], '.machine.ts', ['.view.ts'], () => false)).toEqual([
      'a/x.machine.ts has no a/x.view.ts beside it',
    ]);
  });
});
