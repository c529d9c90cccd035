import { isLanguageCode } from '@fairhall/core/site/languages';
import { describe, expect, test } from 'vitest';
import { calculatePrecision, calculateReciprocalRank } from './figures.ts';
import { findRelevant, readJudgedQueries } from './read-judged-queries.ts';

const queries = readJudgedQueries();

describe('the judged queries', () => {
  test.each(['en', 'ar', 'zh', 'tr'])('number thirty or more in %s, a third of them held out', (lang) => {
    const own = queries.filter((query) => query.lang === lang);
    expect(own.length).toBeGreaterThanOrEqual(30);
    expect(own.filter(({ aside }) => aside === true).length).toBe(Math.floor(own.length / 3));
  });

  test('list each query once, with category codes and valid patterns', () => {
    const asked = queries.map(({ lang, query }) => `${lang} ${query}`);
    expect(new Set(asked).size).toBe(asked.length);
    for (const { lang, query, categories, name = '', tests } of queries) {
      expect([isLanguageCode(lang), query.trim() === query, tests !== '']).toEqual([true, true, true]);
      expect(categories.filter((id) => !/^[A-Z]{2}(\d\d){1,3}$/.test(id))).toEqual([]);
      expect(() => new RegExp(name, 'i')).not.toThrow();
    }
  });

  test('a rule selects the products of its categories whose English name matches', () => {
    const products = [
      { id: 'P1', category: 'TX040201', name: 'Cotton tote bag' },
      { id: 'P2', category: 'TX040202', name: 'Jute bag' },
      { id: 'P3', category: 'HG010101', name: 'Tote mug' },
    ];
    expect([...findRelevant({ categories: ['TX0402'], name: 'tote' }, products)]).toEqual(['P1']);
    expect([...findRelevant({ categories: ['TX0402'] }, products)]).toEqual(['P1', 'P2']);
  });
});

describe('the metrics of a query', () => {
  const relevant = new Set(['a', 'b', 'c']);

  test('precision counts hits in the first ten, out of ten or of all relevant products if fewer', () => {
    expect(calculatePrecision(['x', 'a', 'b'], relevant)).toBeCloseTo(2 / 3);
    expect(calculatePrecision([...'0123456789', 'a'], relevant)).toBe(0);
    const many = new Set(Array.from({ length: 20 }, (_, place) => String(place)));
    expect(calculatePrecision(['0', '1', '2', '3', '4'], many)).toBe(0.5);
  });

  test('the reciprocal rank is that of the first hit', () => {
    expect(calculateReciprocalRank(['x', 'a', 'b'], relevant)).toBe(0.5);
    expect(calculateReciprocalRank(['x'], relevant)).toBe(0);
  });
});
