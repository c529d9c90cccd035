import { describe, expect, test } from 'vitest';
import { getThemeColor, INDUSTRY_KEYS, isIndustryKey } from './industries.ts';

describe('industries', () => {
  test('R-1.017 exhibitions are grouped under exactly twelve industries', () => {
    expect(INDUSTRY_KEYS.join(' ')).toBe(
      'newEnergy machinery homeGifts pets building textile maternity electronics stageAudio decoration didacticAsia regional',
    );
  });

  test('R-1.018 textile is pink', () => {
    expect(getThemeColor('textile')).toBe('#E72E79');
  });

  test('R-1.019 industrial machinery is blue', () => {
    expect(getThemeColor('machinery')).toBe('#1F4AFE');
  });

  test('R-1.020 every industry has its own colour', () => {
    const colours = INDUSTRY_KEYS.map(getThemeColor);
    expect(colours.filter((colour) => !/^#[0-9A-F]{6}$/.test(colour))).toEqual([]);
    expect(new Set(colours).size).toBe(12);
  });

  test('D-06 a page without an industry uses the colour of the site', () => {
    expect(getThemeColor(undefined)).toBe('#1F4AFE');
  });

  test('only the key of an industry is an industry key', () => {
    expect([isIndustryKey('textile'), isIndustryKey('toString')]).toEqual([true, false]);
  });
});
