import type { Noun, Verb } from '../noun.ts';
import { PRODUCT_SEARCH_OPTIONS } from './search-options.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const search: Verb['run'] = async (given) => (await import('./search.ts')).runSearch('product', given);
const show: Verb['run'] = async (given) => (await import('./show-product.ts')).showProduct(given);

export const productNoun: Noun = {
  name: 'product',
  about: 'terminal.product.about',
  verbs: [
    {
      usage: 'search [words...]',
      access: 'anyone',
      about: 'terminal.product.search',
      example: 'product search cotton tote bag --sort priceAsc',
      options: PRODUCT_SEARCH_OPTIONS,
      run: search,
    },
    {
      usage: 'show <id>',
      access: 'anyone',
      about: 'terminal.product.show',
      example: 'product show P100001 --quantity 500',
      options: [{ flags: '--quantity <number>', about: 'terminal.product.quantity' }],
      run: show,
    },
  ],
};
