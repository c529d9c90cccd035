import { describe, expect, test } from 'vitest';
import { createFakeTerminal } from './fake-terminal.ts';
import { run } from './program.ts';

async function typed(line: string, given: Parameters<typeof createFakeTerminal>[0] = {}) {
  const terminal = createFakeTerminal(given);
  const exit = await run(line.split(' ').filter(Boolean), terminal);
  return { exit, out: terminal.out(), err: terminal.err() };
}

describe('help', () => {
  test.each([
    '--help',
    'account --help',
    'account login --help',
    'cart add --help',
    'rfq submit --help',
    'product --help',
    'product search --help',
    'enquiry send --help',
    'route resolve --help',
    'call send --help',
    'scenario replay --help',
    'db restore --help',
    'doctor --help',
  ])('%s prints to standard output and shows an example', async (line) => {
    const { exit, out, err } = await typed(line);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/Example:\n {2}\$ fairhall \w+/);
  });

  test.each(['login', 'register', 'reset-password'])(
    'account %s rejects a password on the command line',
    async (verb) => {
      const { out } = await typed(`account ${verb} --help`);
      expect(out).toContain('--password-stdin');
      expect(out.replace(/\s+/g, ' ')).toContain('FAIRHALL_PASSWORD or a prompt, never from the command line');
      expect(await typed(`account ${verb} --password x`)).toMatchObject({ exit: 2, out: '' });
    },
  );

  test('help at every level uses the requested language', async () => {
    const { out } = await typed('db backup --help --lang ar');
    expect(out).toContain('نسخ كل شيء احتياطيًا إلى ملف');
    expect(out).toContain('الاستخدام:');
    expect(out).not.toContain('terminal.');
  });

  test('a noun without a verb shows its help on standard error and exits as a usage error', async () => {
    const { exit, out, err } = await typed('product');
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain('search');
  });
});

describe('an invalid command line exits with 2 and one or two helpful lines', () => {
  test.each([
    ['prodct', 'Unknown command: prodct\nDid you mean product? For help: fairhall --help\n'],
    ['product serch', 'Unknown command: serch\nDid you mean search? For help: fairhall product --help\n'],
    ['product show', 'Missing argument: id\nFor help: fairhall product show --help\n'],
    ['product show P1 P2', 'Too many arguments for show.\nFor help: fairhall product show --help\n'],
    [
      'product search --srot newest',
      'Unknown option: --srot\nDid you mean --sort? For help: fairhall product search --help\n',
    ],
    ['call list --lang xx', /^Invalid value for --lang: xx\. Allowed: en, zh, ar/],
    ['call list --site 77', /^Invalid value for --site: 77\. Allowed: 999, 1, 2/],
    ['product search --sort best', 'Invalid value for --sort: best. Allowed: relevance, newest, priceAsc, priceDesc\n'],
    ['supplier search --sort priceAsc', 'Invalid value for --sort: priceAsc. Allowed: relevance, newest\n'],
    ['product search --page 0', 'Invalid value for --page: 0. Allowed: 1–1000000\n'],
    ['product search --price-max 1e9', 'Invalid value for --price-max: 1e9. Allowed: 12.50\n'],
    ['enquiry send --email jo@acme.example', 'Missing option: --to\n'],
    ['enquiry send --to P1 --key 12', 'Invalid value for --key: 12. Allowed: UUID\n'],
  ])('%s', async (line, said) => {
    const { exit, out, err } = await typed(line);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    if (typeof said === 'string') expect(err).toBe(said);
    else expect(err).toMatch(said);
  });
});

test('without a server a command reports the data folder it searched and the next step, and exits with 5', async () => {
  expect(await typed('product search lamp')).toEqual({
    exit: 5,
    out: '',
    err: 'No server is running with the data folder /nonexistent/fairhall.\nStart one with npm start, or choose one with --gateway.\n',
  });
});

test('--quiet suppresses the messages beside a result', async () => {
  const { err } = await typed('scenario replay search/common --quiet');
  expect(err).toBe('');
});
