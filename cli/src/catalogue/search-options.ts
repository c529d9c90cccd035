import type { OptionSpec } from '../noun.ts';

export const SEARCH_OPTIONS: readonly OptionSpec[] = [
  { flags: '--category <id>', about: 'terminal.search.category' },
  { flags: '--tag <id>', about: 'terminal.search.tag' },
  { flags: '--exhibition <id>', about: 'terminal.search.exhibition' },
  { flags: '--country <id>', about: 'terminal.search.country' },
  { flags: '--verified', about: 'terminal.search.verified' },
  { flags: '--sort <order>', about: 'terminal.search.sort' },
  { flags: '--page <number>', about: 'terminal.search.page' },
  { flags: '--page-size <number>', about: 'terminal.search.pageSize' },
  { flags: '--after <mark>', about: 'terminal.search.after' },
];

const PRICE_OPTIONS: readonly OptionSpec[] = [
  { flags: '--moq-max <quantity>', about: 'terminal.search.moqMax' },
  { flags: '--price-min <price>', about: 'terminal.search.priceMin' },
  { flags: '--price-max <price>', about: 'terminal.search.priceMax' },
  { flags: '--currency <code>', about: 'terminal.search.currency' },
];

export const PRODUCT_SEARCH_OPTIONS: readonly OptionSpec[] = [...SEARCH_OPTIONS, ...PRICE_OPTIONS];
