import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { listPassedInBrowser, readLastRun } from './passed-tests.ts';

const ended = (title: string, projectName: string, ...statuses: readonly string[]) => ({
  title,
  file: 'home.spec.ts',
  tests: [{ projectName, results: statuses.map((status) => ({ status })) }],
});

const report = {
  suites: [
    {
      title: 'home.spec.ts',
      specs: [ended('shows', 'pc', 'passed'), ended('is left out', 'pc', 'skipped'), ended('was not run', 'h5')],
      suites: [
        {
          title: 'a login',
          specs: [
            ended('ends', 'h5', 'passed'),
            ended('fails', 'h5', 'failed'),
            ended('wavers', 'pc', 'failed', 'passed'),
          ],
        },
      ],
    },
  ],
};

test('browser tests count if they passed at the first try, with the layout they ran in', () => {
  expect(listPassedInBrowser(report)).toEqual([
    { project: 'pc', file: 'tests/e2e/home.spec.ts', title: 'home.spec.ts > shows' },
    { project: 'h5', file: 'tests/e2e/home.spec.ts', title: 'home.spec.ts > a login > ends' },
  ]);
});

test('a run counts as a whole: without one of its two reports there is no result', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-last-run-'));
  const url = pathToFileURL(`${folder}/`);
  const rule = { project: 'unit', file: 'core/src/rule.test.ts', title: 'a rule > holds' };
  try {
    writeFileSync(join(folder, 'tests.json'), JSON.stringify({ passed: [rule] }));
    expect(readLastRun(url)).toBeUndefined();
    writeFileSync(join(folder, 'browser.json'), JSON.stringify(report));
    expect(readLastRun(url)?.tests).toHaveLength(3);
    expect(readLastRun(url)?.tests[0]).toEqual(rule);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
