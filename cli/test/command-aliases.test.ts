import { describe, expect, test } from 'vitest';
import { COMMAND_ALIASES, COMMAND_FORM_ALIASES } from '../src/command-aliases.ts';
import { COMMAND_NOUNS } from '../src/nouns.ts';
import { findVerb } from '../src/with-command-aliases.ts';
import { COMMAND_VERBS, runForOutput, runStubbed, toExampleWords } from './command-verbs.ts';

const done = { exit: 0, out: '{"done":true}\n', err: '' };

describe.each(COMMAND_ALIASES)('the old spelling $old', ({ old, now, options = [] }) => {
  const verb = findVerb(now, COMMAND_NOUNS);

  test(`runs ${now} without a notice`, async () => {
    const rest = toExampleWords(verb.example.slice(now.length + 1));
    expect(verb.example.slice(0, now.length)).toBe(now);
    const given = options.flatMap(({ flags }) => [flags.split(' ', 1)[0] ?? '', 'x']);
    const told = await runStubbed(verb, [...old.split(' '), ...rest, ...given]);
    expect(told).toMatchObject(done);
    expect(told.args).toEqual((await runStubbed(verb, [...now.split(' '), ...rest])).args);
  });

  test('is not listed in the help', async () => {
    const [noun = '', ...rest] = old.split(' ');
    const isGone = !COMMAND_VERBS.some(({ path }) => path.startsWith(`${noun} `));
    const help = isGone ? await runForOutput('--help') : await runForOutput(noun, '--help');
    expect(help).toContain('Commands:');
    expect(help).not.toMatch(new RegExp(`^ {2}${isGone ? noun : rest.join(' ')} `, 'm'));
  });
});

test.each([
  ['badge show 1001 TEX7K2Q9MX4', 'staff badge show'],
  ['badge resend 1001 TEX7K2Q9MX4 TEX3M8W2PK7 --reason asked', 'staff badge resend'],
  ['pre-register submit 1001 --file visitors.csv --format csv --reason hall', 'staff pre-register import'],
  ['pre-register submit 1001 --template', 'staff pre-register import'],
  ['site show 999 --settings', 'staff site show'],
  ['supplier show S12 --staff --reason asked', 'staff supplier show'],
  ['supplier person set a2 --right manage --staff --reason asked', 'staff person set'],
])('the old form %s runs %s', async (line, now) => {
  expect(await runStubbed(findVerb(now, COMMAND_NOUNS), line.split(' '))).toMatchObject(done);
});

test.each(COMMAND_FORM_ALIASES)(
  'the parameters of $verb for $now are not listed in the help',
  async ({ verb, args, options }) => {
    const help = await runForOutput(...verb.split(' '), '--help');
    if (args !== undefined) expect(help).not.toContain(args);
    for (const { flags } of options) expect(help).not.toContain(flags);
  },
);

test.each(COMMAND_FORM_ALIASES)('$verb runs itself without the parameters of $now', async ({ verb }) => {
  const current = findVerb(verb, COMMAND_NOUNS);
  const line = toExampleWords(current.example);
  expect(await runStubbed(current, line)).toMatchObject(done);
});

test('no old spelling is the path of a current command', () => {
  const paths = COMMAND_VERBS.map(({ path }) => path);
  expect(COMMAND_ALIASES.filter(({ old }) => paths.includes(old))).toEqual([]);
});

/** The verbs in the help before commands were grouped by audience. */
const FORMER: Readonly<Record<string, string>> = {
  account: 'check register login logout whoami confirm-email reset-password',
  category: 'import export',
  product: 'search show follow unfollow followed import export',
  supplier: 'search show list set invite login logout inbox follow unfollow followed import export',
  'supplier certificate': 'list add set remove',
  'supplier enquiry': 'show answer close open share-contact file spam',
  'supplier person': 'list set',
  batch: 'list show undo',
  exhibition: 'list show set follow unfollow followed import export',
  exhibitor: 'import export',
  news: 'list show set remove import export',
  'pre-register': 'submit invite status list prefill walk-in correct explain',
  enquiry: 'send list show answer close open share-contact file send-again',
  cart: 'add show submit',
  rfq: 'submit list show',
  order: 'create list',
  badge: 'encode decode verify save list show resend reissue',
  stand: 'book list',
  meeting: 'list accept reject',
  sample: 'list',
  lead: 'list export',
  prize: 'list set export',
  route: 'resolve href list',
  call: 'list show send',
  scenario: 'list replay',
  site: 'list show set',
  staff: 'add list revoke renew',
  'staff certificate': 'list check refuse',
  'staff enquiry': 'unanswered show reassign',
  'staff feedback': 'list',
  'staff product': 'waiting show accept refuse',
  'staff light': 'list show set remove import export',
  'staff promotion': 'list show set remove import export',
  'staff link': 'list show set remove import export',
  'staff page': 'list show set remove import export',
  db: 'migrate status seed phones backup restore operator-token',
};

test.each(Object.entries(FORMER))('fairhall %s still has all its former verbs: %s', async (noun, verbs) => {
  for (const verb of verbs.split(' '))
    expect(await runForOutput(...noun.split(' '), verb, '--help')).toContain(
      `Usage: fairhall ${noun} ${verb} [options]`,
    );
});
