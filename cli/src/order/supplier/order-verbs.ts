import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list.ts')).listReceivedOrders(given);
const show: Verb['run'] = async (given) => (await import('./show.ts')).showReceivedOrder(given);
const confirm: Verb['run'] = async (given) => (await import('./decide.ts')).decideOrder(given, 'confirm');
const reject: Verb['run'] = async (given) => (await import('./decide.ts')).decideOrder(given, 'decline');

const DECISION_OPTIONS = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
] as const;

/** A supplier's commands for the orders that it received. D-17 */
export const orderBelowSupplier: Noun = {
  name: 'order',
  about: 'terminal.order.ofSupplier',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'supplier',
      about: 'terminal.order.ofSupplier.list',
      example: 'supplier order list --state received',
      options: [{ flags: '--state <state>', about: 'terminal.order.ofSupplier.state' }],
      run: list,
    }),
    {
      usage: 'show <order>',
      access: 'supplier',
      about: 'terminal.order.ofSupplier.show',
      example: 'supplier order show O-7K3M-9QXD',
      run: show,
    },
    {
      usage: 'confirm <order>',
      access: 'supplier',
      about: 'terminal.order.confirmOrder',
      example: 'supplier order confirm O-7K3M-9QXD',
      options: DECISION_OPTIONS,
      run: confirm,
    },
    {
      usage: 'decline <order>',
      access: 'supplier',
      about: 'terminal.order.declineOrder',
      example: 'supplier order decline O-7K3M-9QXD --reason "Sold out until June"',
      options: [{ flags: '--reason <text>', about: 'terminal.order.reason' }, ...DECISION_OPTIONS],
      run: reject,
    },
  ],
};
