import { type CallClass, createGrowthSection } from './growth-section.ts';

const P99_MS = 15;
/** Budget for terms that all rank last, and for suggestions. */
const SOON_P99_MS = 50;
const FACETS_P99_MS = 100;
const GROWTH = 2;

const CLASSES: readonly CallClass[] = [
  { name: 'search common', p99: P99_MS, growth: GROWTH },
  { name: 'search rare', p99: P99_MS, growth: GROWTH },
  { name: 'search rare, first asked', p99: P99_MS, growth: GROWTH },
  { name: 'search ranked last', p99: SOON_P99_MS },
  { name: 'facets, first asked', p99: FACETS_P99_MS },
  { name: 'suggestions, first asked', p99: SOON_P99_MS },
];

/**
 * The same measurement as with a million products at a tenth of the size, which is loaded for other sections anyway.
 */
export const measureSearchGrowth = createGrowthSection({
  sizes: { few: 10_000, many: 100_000 },
  quickSizes: { few: 5_000, many: 40_000 },
  classes: CLASSES,
});
