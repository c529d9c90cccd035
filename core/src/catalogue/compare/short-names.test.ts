import { describe, expect, test } from 'vitest';
import { toShortNames, toShortSuppliers } from './short-names.ts';

const from = (...pairs: readonly (readonly [name: string, supplier: string])[]) =>
  pairs.map(([name, supplier]) => ({ name, supplier }));

describe('R-1.001 names for narrow columns', () => {
  test('consist of the words that tell the products apart, with the units of numbers', () => {
    const products = from(
      ['White sublimation mug, 11 oz', 'Foshan Ceramics'],
      ['Black sublimation mug, 15 oz', 'Foshan Ceramics'],
    );
    expect(toShortNames(products, 10)).toEqual(['White 11 oz', 'Black 15 oz']);
  });

  test('end before a word that does not fit, never inside one', () => {
    const products = from(['Hand-painted stoneware mug with bamboo lid', 'A'], ['Enamel camping mug', 'B']);
    expect(toShortNames(products, 10)).toEqual(['Hand-painted', 'Enamel camping']);
  });

  test('are not shortened so far that two become the same', () => {
    const products = from(
      ['Double-wall ceramic mug 450 ml, cobalt blue', 'A'],
      ['Double-wall ceramic mug, olive green, 350 ml', 'B'],
      ['Enamel mug', 'C'],
    );
    expect(toShortNames(products, 8)).toEqual(['450 ml, cobalt', 'olive green', 'Enamel']);
  });

  test('of products that are named alike begin with the suppliers, without their legal forms', () => {
    const products = from(
      ['Pool towel', 'Lyallpur Terry Mills Ltd'],
      ['Pool towel', 'Marmara Tekstil A.Ş.'],
      ['Pool towel 520 g', 'Ganga Mills Pvt. Ltd.'],
    );
    expect(toShortNames(products, 10)).toEqual(['Lyallpur', 'Marmara', 'Ganga 520 g']);
  });

  test('of one supplier’s products with one name are the full names', () => {
    const products = from(['Pool towel', 'Ganga'], ['Pool towel', 'Ganga']);
    expect(toShortNames(products, 10)).toEqual(['Pool towel', 'Pool towel']);
  });

  test('without spaces between words lose what they all begin or end with', () => {
    const products = from(['白色热转印马克杯', '甲'], ['黑色热转印马克杯', '乙']);
    expect(toShortNames(products, 10)).toEqual(['白', '黑']);
  });

  test('of a single product have its first words', () => {
    expect(toShortNames(from(['White sublimation mug 11 oz', 'A']), 10)).toEqual(['White']);
  });
});

describe('short names of suppliers', () => {
  test('R-1.001 are the first word of each, without its legal form', () => {
    expect(toShortSuppliers(['Lyallpur Terry Mills Ltd', 'Marmara Havlu San. ve Tic. A.Ş.', '宁波海蓝'])).toEqual([
      'Lyallpur',
      'Marmara',
      '宁波海蓝',
    ]);
  });

  test('R-1.001 stay short for a supplier of several products', () => {
    expect(toShortSuppliers(['Foshan Ceramics', 'Foshan Ceramics', 'Ganga Mills'])).toEqual([
      'Foshan',
      'Foshan',
      'Ganga',
    ]);
  });

  test('R-1.001 are longer for suppliers that begin with the same word, and never empty', () => {
    expect(toShortSuppliers(['Anatolia Ceramics Ltd', 'Anatolia Textiles Ltd', 'Co. Ltd'])).toEqual([
      'Anatolia Ceramics',
      'Anatolia Textiles',
      'Co. Ltd',
    ]);
  });
});
