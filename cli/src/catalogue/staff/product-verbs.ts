import type { Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const listPending: Verb['run'] = async (given) =>
  (await import('./list-pending-products.ts')).listPendingProducts(given);
const show: Verb['run'] = async (given) => (await import('./show-product-change.ts')).showProductChange(given);
const accept: Verb['run'] = async (given) => (await import('./decide-product-change.ts')).acceptChange(given);
const reject: Verb['run'] = async (given) => (await import('./decide-product-change.ts')).rejectChange(given);

const takeDown: Verb['run'] = async (given) => (await import('./take-down-product.ts')).takeDownProduct(given);
const restore: Verb['run'] = async (given) => (await import('./take-down-product.ts')).restoreTakenDown(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const OPTION_CHANGE: OptionSpec = { flags: '--change <number>', about: 'terminal.staff.product.change' };
const SUBMIT: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** Staff commands that review suppliers' product changes, and take products down. D-94 D-97 */
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
    {
      usage: 'take-down <id>',
      access: 'operator',
      about: 'terminal.staff.product.takeDown',
      example: 'staff product take-down P100381 --reason "a trade mark of somebody else"',
      options: [REASON, ...SUBMIT],
      run: takeDown,
    },
    {
      usage: 'put-back <id>',
      access: 'operator',
      about: 'terminal.staff.product.putBack',
      example: 'staff product put-back P100381 --reason "the licence was shown"',
      options: [REASON, ...SUBMIT],
      run: restore,
    },
  ],
};
