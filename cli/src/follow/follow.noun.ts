import type { FollowedType } from '@fairhall/core/contract/follow/limits';
import type { Noun, OptionSpec, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const change = async (...given: [FollowedType, boolean, Parameters<Verb['run']>[0]]) =>
  (await import('./set-followed.ts')).setFollowed(...given);

const SENDING: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** How a buyer follows things of a type, beside what else their noun can; `id` is an example of one. */
const verbsOf = (type: FollowedType, noun: string, id: string): readonly Verb[] => [
  {
    usage: 'follow <id>',
    access: 'buyer',
    about: 'terminal.follow.follow',
    example: `${noun} follow ${id}`,
    options: SENDING,
    run: (given) => change(type, true, given),
  },
  {
    usage: 'unfollow <id>',
    access: 'buyer',
    about: 'terminal.follow.unfollow',
    example: `${noun} unfollow ${id}`,
    options: SENDING,
    run: (given) => change(type, false, given),
  },
  {
    usage: 'followed',
    access: 'buyer',
    about: 'terminal.follow.list',
    example: `${noun} followed --page 2`,
    options: [{ flags: '--page <number>', about: 'terminal.search.page' }],
    run: async (given) => (await import('./list-followed.ts')).listFollowed(type, given),
  },
];

export const productFollowNoun: Noun = {
  name: 'product',
  about: 'terminal.product.about',
  verbs: verbsOf('goods', 'product', 'P1001'),
};

export const supplierFollowNoun: Noun = {
  name: 'supplier',
  about: 'terminal.supplier.about',
  verbs: verbsOf('supplier', 'supplier', 'S12'),
};

export const exhibitionFollowNoun: Noun = {
  name: 'exhibition',
  about: 'terminal.exhibition.about',
  verbs: verbsOf('exhibition', 'exhibition', '1001'),
};
