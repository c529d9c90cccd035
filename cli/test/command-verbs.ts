import { vi } from 'vitest';
import { createFakeTerminal } from '../src/fake-terminal.ts';
import type { Noun, Verb } from '../src/noun.ts';
import { COMMAND_NOUNS } from '../src/nouns.ts';
import { run } from '../src/program.ts';

export interface CommandVerb {
  /** The words after `fairhall`. */
  readonly path: string;
  readonly verb: Verb;
}

const below = (noun: Noun, path: string): readonly CommandVerb[] => [
  ...noun.verbs.map((verb) => ({ path: `${path} ${verb.usage.split(' ', 1)[0]}`, verb })),
  ...(noun.nouns ?? []).flatMap((each) => below(each, `${path} ${each.name}`)),
];

/** Every verb that the help lists. */
export const COMMAND_VERBS: readonly CommandVerb[] = COMMAND_NOUNS.flatMap((noun) =>
  'alone' in noun ? [{ path: noun.usage, verb: noun }] : below(noun, noun.name),
);

/** The words of an example as a shell would pass them, without redirections. */
export const toExampleWords = (example: string): readonly string[] =>
  [...example.replace(/ < .*/, '').matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );

/** Runs a command line for this verb, which is stubbed to answer `{"done":true}`. */
export async function runStubbed(verb: Verb, line: readonly string[]) {
  const work = vi.spyOn(verb, 'run').mockResolvedValue({
    ok: true,
    value: { data: { done: true }, view: { kind: 'facts', facts: [] } },
  });
  const terminal = createFakeTerminal();
  const exit = await run([...line, '--json'], terminal);
  const args = work.mock.calls[0]?.[0].args;
  work.mockRestore();
  return { exit, out: terminal.out(), err: terminal.err(), args };
}

/** Runs a command line and returns its output. */
export async function runForOutput(...line: readonly string[]) {
  const terminal = createFakeTerminal();
  await run(line, terminal);
  return terminal.out();
}
