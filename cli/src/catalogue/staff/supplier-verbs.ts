import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list-suppliers.ts')).listSuppliers(given);
const show: Verb['run'] = async (given) => (await import('./show-supplier.ts')).showSupplierToStaff(given);
const set: Verb['run'] = async (given) => (await import('./set-supplier.ts')).setSupplier(given);
const invite: Verb['run'] = async (given) => (await import('./invite-person.ts')).invitePerson(given);

const takeDown: Verb['run'] = async (given) => (await import('./take-down-supplier.ts')).takeDownSupplier(given);
const restore: Verb['run'] = async (given) => (await import('./take-down-supplier.ts')).restoreSupplier(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const SUBMIT: readonly OptionSpec[] = [
  REASON,
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** Staff commands for suppliers and their people. D-94 */
export const supplierBelowStaff: Noun = {
  name: 'supplier',
  about: 'terminal.staff.supplier.about',
  verbs: [
    listVerb({
      usage: 'list [words...]',
      access: 'support',
      about: 'terminal.supplier.list',
      example: 'staff supplier list --unreachable',
      options: [{ flags: '--unreachable', about: 'terminal.supplier.unreachable' }, REASON],
      run: list,
    }),
    {
      usage: 'show <id>',
      access: 'support',
      about: 'terminal.staff.supplier.show',
      example: 'staff supplier show S1006',
      options: [REASON],
      run: show,
    },
    {
      usage: 'set <id>',
      access: 'operator',
      about: 'terminal.supplier.set',
      example:
        'staff supplier set S1006 --email sales@weaves.example --time-zone Asia/Kolkata --reason "told us by phone"',
      options: [
        { flags: '--email <address>', about: 'terminal.supplier.email' },
        { flags: '--language <code>', about: 'terminal.supplier.language' },
        { flags: '--time-zone <name>', about: 'terminal.supplier.timeZone' },
        ...SUBMIT,
      ],
      run: set,
    },
    {
      usage: 'invite [id]',
      access: 'operator',
      about: 'terminal.supplier.invite',
      example: 'staff supplier invite S1006 --email asha@weaves.example --right manage --reason "signed up"',
      options: [
        { flags: '--email <address>', about: 'terminal.supplier.invite.email' },
        { flags: '--right <right>', about: 'terminal.supplier.right' },
        { flags: '--file <path>', about: 'terminal.supplier.invite.file' },
        ...SUBMIT,
      ],
      run: invite,
    },
    {
      usage: 'take-down <id>',
      access: 'operator',
      about: 'terminal.staff.supplier.takeDown',
      example: 'staff supplier take-down S1006 --reason "a false certificate"',
      options: SUBMIT,
      run: takeDown,
    },
    {
      usage: 'put-back <id>',
      access: 'operator',
      about: 'terminal.staff.supplier.putBack',
      example: 'staff supplier put-back S1006 --reason "the certificate was corrected"',
      options: SUBMIT,
      run: restore,
    },
  ],
};
