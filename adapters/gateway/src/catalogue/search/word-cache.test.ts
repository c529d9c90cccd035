import { expect, test } from 'vitest';
import type { DictionaryEntry } from './dictionary-entry.ts';
import { createWordCache } from './word-cache.ts';

const KNOWN: DictionaryEntry = { rows: 7, named: 2, kin: [] };
const knowing = (tokens: readonly string[]) => new Map(tokens.map((token) => [token, KNOWN]));

function wordsIn(state: { name: string | undefined }, most?: number) {
  const asked: (readonly string[])[] = [];
  const words = createWordCache(() => state.name, most);
  const lookUp = async (...tokens: string[]) => {
    const found = await words.resolve('product', tokens, async (unknown) => {
      asked.push(unknown);
      return knowing(unknown);
    });
    return [...found.keys()].sort();
  };
  return { asked, lookUp };
}

test('cached words are not looked up again, even together with others', async () => {
  const { asked, lookUp } = wordsIn({ name: '1' });
  expect(await lookUp('pump')).toEqual(['pump']);
  expect(await lookUp('pump', 'bag')).toEqual(['bag', 'pump']);
  expect(await lookUp('bag', 'pump')).toEqual(['bag', 'pump']);
  expect(asked).toEqual([['pump'], ['bag']]);
});

test('a change of the catalogue clears the cache, and nothing is cached if changes are not reported', async () => {
  const state = { name: '1' as string | undefined };
  const { asked, lookUp } = wordsIn(state);
  await lookUp('pump');
  state.name = '2';
  await lookUp('pump');
  state.name = undefined;
  await lookUp('pump');
  await lookUp('pump');
  expect(asked).toHaveLength(4);
});

test('a result that was looked up while the catalogue changed is not cached', async () => {
  const state = { name: '1' };
  const words = createWordCache(() => state.name);
  const asked: string[] = [];
  const lookUp = () =>
    words.resolve('product', ['pump'], async (unknown) => {
      asked.push(...unknown);
      if (asked.length === 1) state.name = '2';
      return knowing(unknown);
    });
  await lookUp();
  await lookUp();
  await lookUp();
  expect(asked).toHaveLength(2);
});

test('THR-42 the cache is bounded', async () => {
  const { asked, lookUp } = wordsIn({ name: '1' }, 2);
  for (const word of ['pump', 'bag', 'rope', 'pump']) await lookUp(word);
  expect(asked).toHaveLength(4);
});
