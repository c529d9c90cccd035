import type { MessageKey } from '@fairhall/core/messages';
import type { Texts } from '@fairhall/core/ports/texts';
import { Command, CommanderError, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { Failure } from './answer.ts';
import { COMMAND_EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { parseGlobalOptions } from './global-options.ts';
import {
  type Access,
  type Alias,
  COMMAND_ACCESS_LEVELS,
  type LoneVerb,
  type Noun,
  type OptionSpec,
  type Verb,
} from './noun.ts';
import { COMMAND_NOUNS } from './nouns.ts';
import { createOutput } from './output.ts';
import type { Terminal } from './terminal.ts';
import { findRequestedLanguage, loadTexts } from './texts.ts';
import { toUsageFailure } from './usage-failure.ts';

const COMMAND_OPTIONS: readonly OptionSpec[] = [
  { flags: '--json', about: 'terminal.option.json' },
  { flags: '--site <id>', about: 'terminal.option.site' },
  { flags: '--gateway <url>', about: 'terminal.option.gateway' },
  { flags: '--lang <code>', about: 'terminal.option.lang' },
  { flags: '-y, --yes', about: 'terminal.option.yes' },
  { flags: '-q, --quiet', about: 'terminal.option.quiet' },
  { flags: '--no-input', about: 'terminal.option.noInput' },
  { flags: '--debug', about: 'terminal.option.debug' },
];

/** Headings that commander writes in English, and the keys of their translations. */
const HEADING_KEYS: Readonly<Record<string, MessageKey>> = {
  'Usage:': 'terminal.help.usage',
  'Arguments:': 'terminal.help.arguments',
  'Options:': 'terminal.help.options',
  'Global Options:': 'terminal.help.globalOptions',
  'Commands:': 'terminal.help.commands',
};

/** Parses one command line and runs it. Never throws: an exception is printed as a bug and gives exit code 70. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const texts = loadTexts(findRequestedLanguage(args));
  const face = { terminal, texts };
  let exit: ExitCode = COMMAND_EXIT_CODES.done;
  const program = createProgram(args, face, async (verb, command) => {
    exit = await runVerb(verb, command, face);
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exit;
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportBug(error, args, face);
    if (error.exitCode === 0) return COMMAND_EXIT_CODES.done;
    const failure = toUsageFailure(error, args, COMMAND_NOUNS);
    if (failure) createOutput(terminal, texts, { json: false, quiet: false }).failure(failure);
    return COMMAND_EXIT_CODES.usage;
  }
}

type Perform = (verb: Verb, command: Command) => Promise<void>;

/** The output of a command and its language. */
interface Face {
  readonly terminal: Terminal;
  readonly texts: Texts;
}

function createProgram(args: readonly string[], face: Face, perform: Perform): Command {
  const { texts } = face;
  const program = prepare(new Command('fairhall'), 'terminal.about', face);
  program.version(manifest.version, '-V, --version', texts.text('terminal.option.version'));
  addOptions(program, COMMAND_OPTIONS, texts);
  program.addHelpText('after', formatExample(texts, 'product search cotton tote bag --lang en'));
  for (const noun of COMMAND_NOUNS) {
    if ('alone' in noun) program.addCommand(createVerbCommand(noun, face, perform));
    // For a noun that the arguments do not name, only its line in the help is needed, so its verbs are not created.
    else
      program.addCommand(
        args.includes(noun.name) ? createNounCommand(noun, face, perform) : createNounLine(noun, face),
        {
          hidden: noun.isOld === true,
        },
      );
  }
  return program;
}

/** The line of a noun in the help. */
const createNounLine = (noun: Noun, face: Face): Command =>
  prepare(new Command(noun.name), noun.about, face).summary(formatSummary(noun.about, listAccess(noun), face));

function createNounCommand(noun: Noun, face: Face, perform: Perform): Command {
  const command = prepare(new Command(noun.name), noun.about, face).summary(
    formatSummary(noun.about, listAccess(noun), face),
  );
  for (const verb of noun.verbs) command.addCommand(createVerbCommand(verb, face, perform));
  for (const below of noun.nouns ?? []) command.addCommand(createNounCommand(below, face, perform));
  // The help of an old noun is hidden, so only a user who knows the noun opens it: show its aliases.
  for (const alias of noun.aliases ?? [])
    command.addCommand(createVerbCommand(alias.verb, face, perform, alias), { hidden: noun.isOld !== true });
  const example = noun.verbs[0] ?? noun.aliases?.[0]?.verb;
  return command.addHelpText('after', formatExample(face.texts, example?.example ?? noun.name));
}

function createVerbCommand(verb: Verb | LoneVerb, face: Face, perform: Perform, alias?: Alias): Command {
  const { texts } = face;
  const [name = '', ...given] = verb.usage.split(' ');
  const command = prepare(new Command(alias?.name ?? name), verb.about, face);
  const { args = '', options = [] } = verb.redirect ?? {};
  const all = [...given, args].filter(Boolean).join(' ');
  if (all !== '') command.arguments(all);
  addOptions(command, verb.options ?? [], texts);
  addOptions(command, [...options, ...(alias?.options ?? [])], texts, { hidden: true });
  const usage = ['[options]', ...given].join(' ');
  command.summary(formatSummary(verb.about, [verb.access], face));
  command.usage(`${usage}\n${texts.text(verb.login ?? `terminal.access.for.${verb.access}`)}`);
  command.addHelpText('after', formatExample(texts, verb.example));
  return command.action(() => perform(verb, command));
}

/** The text of a command in the help: its access and its description. */
function formatSummary(about: MessageKey, accesses: readonly Access[], { texts }: Face): string {
  const words = accesses.map((access) => texts.text(`terminal.access.${access}`));
  return `${words.join(', ')} · ${texts.text(about)}`;
}

/** The access levels of all verbs of a noun. */
function listAccess(noun: Noun): readonly Access[] {
  const verbs = [...noun.verbs, ...(noun.aliases ?? []).filter(() => noun.isOld).map(({ verb }) => verb)];
  const allowed = new Set([...verbs.map(({ access }) => access), ...(noun.nouns ?? []).flatMap(listAccess)]);
  return COMMAND_ACCESS_LEVELS.filter((access) => allowed.has(access));
}

/** Settings that program, nouns and verbs share. */
function prepare(command: Command, about: MessageKey, { terminal, texts }: Face): Command {
  const headingOf = (title: string) => (HEADING_KEYS[title] ? texts.text(HEADING_KEYS[title]) : title);
  return command
    .description(texts.text(about))
    .exitOverride()
    .helpCommand(false)
    .helpOption('-h, --help', texts.text('terminal.option.help'))
    .configureHelp({ showGlobalOptions: true, styleTitle: headingOf })
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
      outputError: () => undefined,
    });
}

function addOptions(command: Command, options: readonly OptionSpec[], texts: Texts, { hidden = false } = {}): void {
  for (const { flags, about, repeats } of options) {
    const option = new Option(flags, texts.text(about)).hideHelp(hidden);
    const collect = (value: string, before: unknown) => [...(Array.isArray(before) ? before : []), value];
    command.addOption(repeats ? option.argParser(collect) : option);
  }
}

function formatExample(texts: Texts, example: string): string {
  return `\n${texts.text('terminal.help.example')}\n  $ fairhall ${example}`;
}

async function runVerb(verb: Verb, command: Command, { terminal, texts }: Face): Promise<ExitCode> {
  const options: Readonly<Record<string, unknown>> = command.optsWithGlobals();
  const global = parseGlobalOptions(options);
  const output = createOutput(terminal, texts, {
    json: options.json === true,
    quiet: options.quiet === true,
  });
  const failWith = (failure: Failure) => {
    output.failure(failure);
    return failure.exit;
  };
  if (!global.ok) return failWith(global.error);
  const invocation = { args: command.args, options, global: global.value, texts, terminal, say: output.say };
  const verbToRun = verb.redirect?.applies(invocation) === true ? verb.redirect.verb : verb;
  const outcome = await verbToRun.run(invocation);
  if (terminal.signal.aborted) return COMMAND_EXIT_CODES.interrupted;
  if (!outcome.ok) return failWith(outcome.error);
  await output.result(outcome.value);
  return outcome.value.exit ?? COMMAND_EXIT_CODES.done;
}

function reportBug(error: unknown, args: readonly string[], { terminal, texts }: Face): ExitCode {
  if (terminal.signal.aborted) return COMMAND_EXIT_CODES.interrupted;
  const problem = error instanceof Error ? error.message : String(error);
  terminal.stderr.write(`${texts.text('terminal.bug', { problem })}\n`);
  if (args.includes('--debug') && error instanceof Error) terminal.stderr.write(`${error.stack}\n`);
  return COMMAND_EXIT_CODES.bug;
}
