import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const create: Verb['run'] = async (given) => (await import('./create.ts')).createOrder(given);
const show: Verb['run'] = async (given) => (await import('./show.ts')).showOrder(given);
const cancel: Verb['run'] = async (given) => (await import('./cancel.ts')).cancelOrder(given);
const list = async (given: Invocation) => (await import('./list.ts')).listOrders(given);

export const orderNoun: Noun = {
  name: 'order',
  about: 'terminal.order.about',
  verbs: [
    {
      usage: 'create <product>',
      access: 'buyer',
      about: 'terminal.order.create',
      example: 'order create P100001 --quantity 500 --name "Priya Raman" --country TR --mobile 5321234567',
      options: [
        { flags: '--quantity <number>', about: 'terminal.order.quantity' },
        { flags: '--name <name>', about: 'terminal.order.name' },
        { flags: '--country <code>', about: 'terminal.order.country' },
        { flags: '--mobile <number>', about: 'terminal.order.mobile' },
        { flags: '--whatsapp <number>', about: 'terminal.order.whatsapp' },
        { flags: '--remark <text>', about: 'terminal.order.remark' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: create,
    },
    listVerb({
      usage: 'list',
      access: 'buyer',
      about: 'terminal.order.list',
      example: 'order list --json',
      run: list,
    }),
    {
      usage: 'show <order>',
      access: 'buyer',
      about: 'terminal.order.show',
      example: 'order show O-7K3M-9QXD',
      run: show,
    },
    {
      usage: 'cancel <order>',
      access: 'buyer',
      about: 'terminal.order.cancel',
      example: 'order cancel O-7K3M-9QXD',
      options: [
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: cancel,
    },
  ],
};
