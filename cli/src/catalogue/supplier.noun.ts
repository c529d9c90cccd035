import type { Noun, Verb } from '../noun.ts';
import { SEARCH_OPTIONS } from './search-options.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const search: Verb['run'] = async (given) => (await import('./search.ts')).runSearch('supplier', given);
const show: Verb['run'] = async (given) => (await import('./show-supplier.ts')).showSupplier(given);

export const supplierNoun: Noun = {
  name: 'supplier',
  about: 'terminal.supplier.about',
  verbs: [
    {
      usage: 'search [words...]',
      access: 'anyone',
      about: 'terminal.supplier.search',
      example: 'supplier search brass valve --verified',
      options: SEARCH_OPTIONS,
      run: search,
    },
    {
      usage: 'show <id>',
      access: 'anyone',
      about: 'terminal.supplier.show',
      example: 'supplier show S1006',
      run: show,
    },
  ],
};
