import type { Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const listPending: Verb['run'] = async (given) =>
  (await import('./list-pending-pictures.ts')).listPendingPictures(given);
const accept: Verb['run'] = async (given) => (await import('./decide-pictures.ts')).acceptPictures(given);
const reject: Verb['run'] = async (given) => (await import('./decide-pictures.ts')).rejectPictures(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const OPTION_CHANGE: OptionSpec = { flags: '--change <version>', about: 'terminal.staff.supplierPicture.change' };
const SUBMIT: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** Staff commands that review suppliers' logos and company pictures. D-94 D-97 */
export const supplierPictureBelowStaff: Noun = {
  name: 'supplier-picture',
  about: 'terminal.staff.supplierPicture.about',
  verbs: [
    {
      usage: 'waiting',
      access: 'support',
      about: 'terminal.staff.supplierPicture.waiting',
      example: 'staff supplier-picture waiting',
      options: [{ flags: '--page <number>', about: 'terminal.search.page' }, REASON],
      run: listPending,
    },
    {
      usage: 'accept <id>',
      access: 'operator',
      about: 'terminal.staff.supplierPicture.accept',
      example: 'staff supplier-picture accept S1006 --change 3b1f8c2e5a9d4707c6e12f --reason "reviewed"',
      options: [OPTION_CHANGE, REASON, ...SUBMIT],
      run: accept,
    },
    {
      usage: 'refuse <id>',
      access: 'operator',
      about: 'terminal.staff.supplierPicture.refuse',
      example:
        'staff supplier-picture refuse S1019 --change 3b1f8c2e5a9d4707c6e12f --reason "The logo is another company’s."',
      options: [OPTION_CHANGE, { flags: '--reason <text>', about: 'terminal.staff.product.reason' }, ...SUBMIT],
      run: reject,
    },
  ],
};
