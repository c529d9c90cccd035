import type { Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const listPending: Verb['run'] = async (given) =>
  (await import('./list-pending-products.ts')).listPendingProducts(given);
const show: Verb['run'] = async (given) => (await import('./show-product-change.ts')).showProductChange(given);
const accept: Verb['run'] = async (given) => (await import('./decide-product-change.ts')).acceptChange(given);
const reject: Verb['run'] = async (given) => (await import('./decide-product-change.ts')).rejectChange(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const OPTION_CHANGE: OptionSpec = { flags: '--change <number>', about: 'terminal.staff.product.change' };
const SUBMIT: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** Staff commands that review suppliers' product changes. D-94 D-97 */
export const productBelowStaff: Noun = {
  name: 'product',
  about: 'terminal.staff.product.about',
  verbs: [
    {
      usage: 'waiting',
      access: 'support',
      about: 'terminal.staff.product.waiting',
      example: 'staff product waiting',
      options: [{ flags: '--page <number>', about: 'terminal.search.page' }, REASON],
      run: listPending,
    },
    {
      usage: 'show <id>',
      access: 'support',
      about: 'terminal.staff.product.show',
      example: 'staff product show P100381',
      options: [REASON],
      run: show,
    },
    {
      usage: 'accept <id>',
      access: 'operator',
      about: 'terminal.staff.product.accept',
      example: 'staff product accept P100381 --change 2 --reason "reviewed"',
      options: [OPTION_CHANGE, REASON, ...SUBMIT],
      run: accept,
    },
    {
      usage: 'refuse <id>',
      access: 'operator',
      about: 'terminal.staff.product.refuse',
      example: 'staff product refuse P100377 --change 2 --reason "The name is another company’s trade mark."',
      options: [OPTION_CHANGE, { flags: '--reason <text>', about: 'terminal.staff.product.reason' }, ...SUBMIT],
      run: reject,
    },
  ],
};
