import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMAND_VERBS } from './command-verbs.ts';

const MESSAGES = new URL('../../core/messages', import.meta.url).pathname;

/** The commands in the texts of emails, in all languages: up to the full stop or the end of a text. */
const COMMANDS = globSync('*/mail.json', { cwd: MESSAGES }).flatMap((file) => {
  const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(MESSAGES, file), 'utf8'));
  return Object.entries(texts).flatMap(([key, text]) =>
    [...text.matchAll(/fairhall ((?:[^.。\n]|\.(?! ))+)/g)].map(([, command = '']) => [file, key, command] as const),
  );
});

test('a command in an email names what the command requires', () => {
  expect(COMMANDS.length).toBeGreaterThan(0);
  for (const [file, key, command] of COMMANDS) {
    const found = COMMAND_VERBS.find(({ path }) => command.startsWith(`${path} `));
    expect(found, `${file} ${key}: ${command}`).toBeDefined();
    // Whoever changes what others see gives a reason.
    const needed = found?.verb.access === 'operator' ? /--reason \S/ : /./;
    expect(command, `${file} ${key}`).toMatch(needed);
  }
});
