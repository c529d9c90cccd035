import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../noun.ts';
import { SEARCH_OPTIONS } from './search-options.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const search: Verb['run'] = async (given) => (await import('./search.ts')).runSearch('supplier', given);
const show: Verb['run'] = async (given) => (await import('./show-supplier.ts')).showSupplier(given);
const list = async (given: Invocation) => (await import('./staff/list-suppliers.ts')).listSuppliers(given);
const set: Verb['run'] = async (given) => (await import('./staff/set-supplier.ts')).setSupplier(given);
const invite: Verb['run'] = async (given) => (await import('./staff/invite-person.ts')).invitePerson(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const SENDING: readonly OptionSpec[] = [
  REASON,
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

export const supplierNoun: Noun = {
  name: 'supplier',
  about: 'terminal.supplier.about',
  verbs: [
    {
      usage: 'search [words...]',
      about: 'terminal.supplier.search',
      example: 'supplier search brass valve --verified',
      options: SEARCH_OPTIONS,
      run: search,
    },
    {
      usage: 'show <id>',
      about: 'terminal.supplier.show',
      example: 'supplier show S12',
      options: [{ flags: '--staff', about: 'terminal.supplier.staff' }, REASON],
      run: show,
    },
    listVerb({
      usage: 'list [words...]',
      about: 'terminal.supplier.list',
      example: 'supplier list weaves --unreachable',
      options: [{ flags: '--unreachable', about: 'terminal.supplier.unreachable' }, REASON],
      run: list,
    }),
    {
      usage: 'set <id>',
      about: 'terminal.supplier.set',
      example: 'supplier set S12 --email sales@weaves.example --time-zone Asia/Kolkata --reason "told us by phone"',
      options: [
        { flags: '--email <address>', about: 'terminal.supplier.email' },
        { flags: '--language <code>', about: 'terminal.supplier.language' },
        { flags: '--time-zone <name>', about: 'terminal.supplier.timeZone' },
        ...SENDING,
      ],
      run: set,
    },
    {
      usage: 'invite <id>',
      about: 'terminal.supplier.invite',
      example: 'supplier invite S12 --email asha@weaves.example --right manage --reason "signed up"',
      options: [
        { flags: '--email <address>', about: 'terminal.supplier.invite.email' },
        { flags: '--right <right>', about: 'terminal.supplier.right' },
        ...SENDING,
      ],
      run: invite,
    },
  ],
};
