import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const encode: Verb['run'] = async (given) => (await import('./encode.ts')).encodeBadge(given);
const decode: Verb['run'] = async (given) => (await import('./decode.ts')).decodeBadge(given);
const verify: Verb['run'] = async (given) => (await import('./verify.ts')).verifyBadge(given);
const save: Verb['run'] = async (given) => (await import('./save.ts')).saveBadge(given);

const list = async (given: Invocation) => (await import('./list.ts')).listBadges(given);
const show: Verb['run'] = async (given) => (await import('./show.ts')).showBadge(given);
const resend: Verb['run'] = async (given) => (await import('./resend.ts')).resendBadge(given);

const OPTION_COMPACT: OptionSpec = { flags: '--compact', about: 'terminal.badge.compact' };

/** Badges and the content of their codes. */
export const badgeNoun: Noun = {
  name: 'badge',
  about: 'terminal.badge.about',
  verbs: [
    {
      usage: 'encode <fields...>',
      access: 'anyone',
      about: 'terminal.badge.encode',
      example: 'badge encode contactName="Priya Nair" badgeNo=TEX7K2Q9MX4 exhibitionId=1001 tags=T1,T2',
      options: [OPTION_COMPACT],
      run: encode,
    },
    {
      usage: 'decode <text>',
      access: 'anyone',
      about: 'terminal.badge.decode',
      example: 'badge decode TSBADGE1:eyJuIjoiUHJpeWEgTmFpciJ9',
      run: decode,
    },
    {
      usage: 'verify <text>',
      access: 'anyone',
      about: 'terminal.badge.verify',
      example: 'badge verify - --keys badge-keys.json < badge.txt',
      options: [
        { flags: '--keys <file>', about: 'terminal.badge.keys' },
        { flags: '--refresh', about: 'terminal.badge.refresh' },
      ],
      run: verify,
    },
    {
      usage: 'save <badge...>',
      access: 'anyone',
      about: 'terminal.badge.save',
      example: 'badge save contactName="Priya Nair" badgeNo=TEX7K2Q9MX4 --exhibition "Fairhall Textile" --tier vip',
      options: [
        { flags: '--output <file>', about: 'terminal.badge.output' },
        { flags: '--exhibition <name>', about: 'terminal.badge.exhibition' },
        { flags: '--dates <text>', about: 'terminal.badge.dates' },
        { flags: '--tier <tier>', about: 'terminal.badge.tier' },
        OPTION_COMPACT,
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: save,
    },
    listVerb({
      usage: 'list',
      access: 'buyer',
      about: 'terminal.badge.list',
      example: 'badge list',
      run: list,
    }),
    {
      usage: 'show <exhibition>',
      access: 'anyone',
      about: 'terminal.badge.show',
      example: 'badge show 1001',
      run: show,
    },
    {
      usage: 'resend <exhibition>',
      access: 'anyone',
      about: 'terminal.badge.resend',
      example: 'badge resend 1001 --email jo@acme.example',
      options: [
        { flags: '--email <address>', about: 'terminal.badge.resendEmail' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: resend,
    },
  ],
};
