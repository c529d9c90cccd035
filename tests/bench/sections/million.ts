import { type CallClass, createGrowthSection } from './growth-section.ts';

const P99_MS = 15;
const LAST_P99_MS = 50;
const FACETS_P99_MS = 100;
const SUGGESTIONS_P99_MS = 100;
const GROWTH = 2;
/** For terms whose products are neither found at once by rank nor few enough to scan completely. */
const MID_GROWTH = 6;

const CLASSES: readonly CallClass[] = [
  { name: 'search common', p99: P99_MS, growth: GROWTH },
  { name: 'search rare', p99: P99_MS, growth: GROWTH },
  { name: 'search rare, first asked', p99: P99_MS, growth: GROWTH },
  { name: 'search mid', p99: P99_MS, growth: MID_GROWTH },
  { name: 'search two terms', p99: P99_MS, growth: MID_GROWTH },
  { name: 'search two mid', p99: P99_MS, growth: MID_GROWTH },
  { name: 'search ranked last', p99: LAST_P99_MS },
  { name: 'facets, first asked', p99: FACETS_P99_MS },
  { name: 'suggestions, first asked', p99: SUGGESTIONS_P99_MS },
  { name: 'category page', p99: P99_MS, growth: GROWTH },
  { name: 'product detail', p99: P99_MS, growth: GROWTH },
];

/**
 * Measures the slowest hundredth of the read calls, one after the other, in a catalogue of a million products, and its
 * growth from ten thousand. Loading takes minutes for each version.
 */
export const measureMillion = createGrowthSection({
  sizes: { few: 10_000, many: 1_000_000 },
  quickSizes: { few: 5_000, many: 40_000 },
  classes: CLASSES,
});
