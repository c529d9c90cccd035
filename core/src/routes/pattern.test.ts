import { describe, expect, test } from 'vitest';
import { parsePattern } from './pattern.ts';

describe('a pattern', () => {
  const category = parsePattern('/category/{name}_{categoryId}_{pageNo}.html');

  test('matches its own output', () => {
    const values = { name: 'Bed-Linen', categoryId: 'TX010101', pageNo: 3 };
    expect(category.print(values)).toBe('/category/Bed-Linen_TX010101_3.html');
    expect(category.match('/category/Bed-Linen_TX010101_3.html')).toEqual(values);
  });

  test('matches its text literally', () => {
    expect(category.match('/category/Bed-Linen_TX010101_3xhtml')).toBeNull();
    expect(category.match('/x/category/Bed-Linen_TX010101_3.html')).toBeNull();
  });

  test('exposes its first segment and the number of its segments', () => {
    expect(category).toMatchObject({ segments: 2, firstSegment: 'category', isStatic: false });
    expect(parsePattern('/product_categories.html')).toMatchObject({ segments: 1, isStatic: true });
    expect(parsePattern('/exhibition_{exhibitionId}').firstSegment).toBeUndefined();
  });

  test('matches an optional part that it never prints', () => {
    const pattern = parsePattern('/exhibition_{exhibitionId}[.html]/book-stand');
    expect(pattern.match('/exhibition_7.html/book-stand')).toEqual({ exhibitionId: '7' });
    expect(pattern.match('/exhibition_7/book-stand')).toEqual({ exhibitionId: '7' });
    expect(pattern.print({ exhibitionId: '7' })).toBe('/exhibition_7/book-stand');
  });

  test('can rename a parameter', () => {
    expect(parsePattern('/categoriesT2/{t1id:categoryId}').match('/categoriesT2/tx01')).toEqual({ t1id: 'TX01' });
  });

  test('rejects an undefined parameter', () => {
    expect(() => parsePattern('/x/{nothing}')).toThrow('No path parameter is called nothing');
  });

  test('is matched in time that grows only with the path', () => {
    const product = parsePattern('/{name}_{productId}.html');
    expect(product.match(`/${'_1'.repeat(500)}${'9'.repeat(1_000)}x`)).toBeNull();
  });
});
