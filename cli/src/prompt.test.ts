import { describe, expect, test } from 'vitest';
import { createFakeTerminal } from './fake-terminal.ts';
import type { Invocation } from './noun.ts';
import { isConfirmed, openSecrets, readOrAskText, type Secret } from './prompt.ts';
import { loadTexts } from './texts.ts';

type TerminalOptions = Parameters<typeof createFakeTerminal>[0];

async function opened(options: Invocation['options'] = {}, given: TerminalOptions = {}, global: object = {}) {
  const terminal = createFakeTerminal(given);
  const texts = loadTexts('ar');
  const facts = { yes: false, input: true, quiet: false, ...global } as Invocation['global'];
  return { terminal, invocation: { args: [], options, global: facts, texts, terminal, say: () => undefined } };
}

const WORD: Secret = {
  option: '--word-stdin',
  variable: 'FAIRHALL_WORD',
  question: { key: 'terminal.account.ask.password' },
};
const TOKEN: Secret = { ...WORD, option: '--token-stdin', variable: 'FAIRHALL_TOKEN' };
const NEW: Secret = { ...WORD, again: { key: 'terminal.account.ask.again' } };

describe('secrets', () => {
  test('standard input provides several secrets, one per line in the order they are read, spaces included', async () => {
    const { invocation } = await opened({ wordStdin: true, tokenStdin: true }, { stdin: 'abc\r\n kept as it is \n' });
    const read = openSecrets(invocation);
    expect([await read(TOKEN), await read(WORD), await read(WORD)]).toEqual([
      { ok: true, value: 'abc' },
      { ok: true, value: ' kept as it is ' },
      { ok: true, value: '' },
    ]);
  });

  test('the command line takes precedence over the environment, and the environment over a prompt', async () => {
    const environment = { FAIRHALL_WORD: 'environment' };
    const line = await opened({ wordStdin: true }, { stdin: 'pipe\n', environment });
    expect(await openSecrets(line.invocation)(WORD)).toEqual({ ok: true, value: 'pipe' });
    const session = await opened({}, { answers: ['typed'], environment });
    expect(await openSecrets(session.invocation)(WORD)).toEqual({ ok: true, value: 'environment' });
    expect(session.terminal.err()).toBe('');
  });

  test('a new secret is typed twice and never shown', async () => {
    const same = await opened({}, { answers: ['whisper', 'whisper'] });
    expect(await openSecrets(same.invocation)(NEW)).toEqual({ ok: true, value: 'whisper' });
    const other = await opened({}, { answers: ['whisper', 'Whisper'] });
    expect(await openSecrets(other.invocation)(NEW)).toMatchObject({ ok: false, error: { exit: 1 } });
    expect([same, other].map(({ terminal }) => terminal.err()).join('')).not.toMatch(/whisper/i);
  });

  test.each([
    ['where nobody sits', {}, {}],
    ['where nothing may be asked', { answers: ['typed'] }, { input: false }],
  ])('%s there is no prompt', async (_, given, global) => {
    const { invocation, terminal } = await opened({}, given, global);
    expect(await openSecrets(invocation)(WORD)).toMatchObject({ ok: false, error: { exit: 2 } });
    expect(terminal.err()).toBe('');
  });
});

describe('texts', () => {
  test('the end of the input counts as no answer', async () => {
    const { invocation } = await opened({}, { answers: [] });
    expect(await readOrAskText(invocation, 'email', 'terminal.account.ask.email')).toBe('');
  });

  test.each([
    ['نعم', true],
    ['Yes', true],
    ['لا', false],
    ['', false],
  ])('the answer %s confirms: %s', async (answer, agreed) => {
    const { invocation } = await opened({}, { answers: [answer] });
    expect(await isConfirmed(invocation, 'sure?')).toBe(agreed);
  });

  test('--yes confirms without a prompt', async () => {
    const { invocation, terminal } = await opened({}, { answers: ['no'] }, { yes: true });
    expect([await isConfirmed(invocation, 'sure?'), terminal.err()]).toEqual([true, '']);
  });
});

test('Ctrl-C aborts a prompt', async () => {
  const interruption = new AbortController();
  const { invocation } = await opened({}, { answers: ['never read'], signal: interruption.signal });
  const answer = openSecrets(invocation)(WORD);
  interruption.abort();
  await expect(answer).rejects.toThrow('abort');
});
