import type { FollowType } from '@fairhall/core/contract/follow/limits';
import type { Noun, OptionSpec, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const toggleFollowed = async (...given: [FollowType, boolean, Parameters<Verb['run']>[0]]) =>
  (await import('./set-followed.ts')).setFollowed(...given);

const SUBMIT_OPTIONS: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** The follow verbs for a noun, added to its other verbs; `id` is an example for the help. */
const createVerbs = (type: FollowType, noun: string, id: string): readonly Verb[] => [
  {
    usage: 'follow <id>',
    access: 'buyer',
    about: 'terminal.follow.follow',
    example: `${noun} follow ${id}`,
    options: SUBMIT_OPTIONS,
    run: (given) => toggleFollowed(type, true, given),
  },
  {
    usage: 'unfollow <id>',
    access: 'buyer',
    about: 'terminal.follow.unfollow',
    example: `${noun} unfollow ${id}`,
    options: SUBMIT_OPTIONS,
    run: (given) => toggleFollowed(type, false, given),
  },
  {
    usage: 'followed',
    access: 'buyer',
    about: 'terminal.follow.list',
    example: `${noun} followed`,
    options: [{ flags: '--page <number>', about: 'terminal.search.page' }],
    run: async (given) => (await import('./list-followed.ts')).listFollowed(type, given),
  },
];

export const productFollowNoun: Noun = {
  name: 'product',
  about: 'terminal.product.about',
  verbs: createVerbs('goods', 'product', 'P100001'),
};

export const supplierFollowNoun: Noun = {
  name: 'supplier',
  about: 'terminal.supplier.about',
  verbs: createVerbs('supplier', 'supplier', 'S1006'),
};

export const exhibitionFollowNoun: Noun = {
  name: 'exhibition',
  about: 'terminal.exhibition.about',
  verbs: createVerbs('exhibition', 'exhibition', '1001'),
};
