import { describe, expect, test } from 'vitest';
import { COMMAND_ACCESS_LEVELS } from '../src/noun.ts';
import { COMMAND_VERBS, runForOutput } from './command-verbs.ts';

describe.each(COMMAND_VERBS)('fairhall $path', ({ path, verb }) => {
  test('shows its audience and their login below its usage', async () => {
    const [usage, audience] = (await runForOutput(...path.split(' '), '--help')).split('\n');
    expect(usage).toMatch(new RegExp(`^Usage: fairhall ${path} \\[options\\]`));
    expect(audience).toMatch(/^For: \w+/);
    if (verb.login === undefined) expect(audience?.startsWith(AUDIENCE[verb.access])).toBe(true);
  });
});

/** The start of the help's line about who may run a verb. */
const AUDIENCE = {
  anyone: 'For: anyone · no login needed',
  buyer: 'For: buyer · log in with fairhall account login',
  supplier: 'For: supplier · log in with fairhall supplier login',
  support: 'For: support and operator · staff token in FAIRHALL_STAFF_TOKEN',
  operator: 'For: operator · an operator’s staff token in FAIRHALL_STAFF_TOKEN',
  host: 'For: the server’s own machine',
} as const;

test('each row of a help text begins with the audience of the command', async () => {
  const parents = new Set(COMMAND_VERBS.map(({ path }) => path.split(' ').slice(0, -1).join(' ')));
  for (const parent of parents) {
    const help = (await runForOutput(...parent.split(' ').filter(Boolean), '--help')).replace(/\n {8,}/g, ' ');
    const rows = help.slice(help.indexOf('Commands:\n'), help.indexOf('Example:')).trim().split('\n').slice(1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/ {2}(?:(?:anyone|buyer|supplier|support|operator|server)(?:, )?)+ · /);
  }
});

test.each(['en', 'zh', 'ar', 'tr'])('in %s every access level has a text', async (lang) => {
  for (const access of COMMAND_ACCESS_LEVELS) {
    const path = COMMAND_VERBS.find(({ verb }) => verb.access === access)?.path ?? '';
    const [, audience = ''] = (await runForOutput(...path.split(' '), '--help', '--lang', lang)).split('\n');
    expect(audience).toContain(' · ');
    expect(audience).not.toContain('terminal.');
  }
});

describe('list means the same everywhere', () => {
  const lists = COMMAND_VERBS.filter(({ path }) => path.endsWith(' list'));

  test('takes --page', () => {
    const pagesOf = ({ verb }: (typeof lists)[number]) =>
      (verb.options ?? []).filter(({ flags }) => flags === '--page <number>').length;
    expect(lists.filter((list) => pagesOf(list) !== 1).map(({ path }) => path)).toEqual([]);
    expect(lists.length).toBeGreaterThan(20);
  });

  test.each(['site list', 'route list', 'call list', 'scenario list'])('%s returns a page of records', async (path) => {
    const data = JSON.parse(await runForOutput(...path.split(' '), '--json'));
    expect(data).toEqual({ records: expect.any(Array), total: data.records.length, pageNo: 1, pageSize: 1000 });
  });
});
