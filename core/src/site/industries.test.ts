import { describe, expect, test } from 'vitest';
import { INDUSTRIES, INDUSTRY_KEYS, isIndustryKey, themeColor } from './industries.ts';

describe('industries', () => {
  test('R-1.017 exhibitions are grouped under exactly twelve industries', () => {
    expect(INDUSTRY_KEYS.join(' ')).toBe(
      'newEnergy machinery homeGifts pets building textile maternity electronics stageAudio decoration didacticAsia regional',
    );
  });

  test('R-1.018 textile is pink', () => {
    expect(themeColor('textile')).toBe('#E72E79');
  });

  test('R-1.019 industrial machinery is blue', () => {
    expect(themeColor('machinery')).toBe('#1F4AFE');
  });

  test('R-1.020 every industry has a colour of its own', () => {
    const colours = INDUSTRY_KEYS.map(themeColor);
    expect(colours.filter((colour) => !/^#[0-9A-F]{6}$/.test(colour))).toEqual([]);
    expect(new Set(colours).size).toBe(12);
  });

  test('D-06 a page without an industry takes the colour of the site', () => {
    expect(themeColor(undefined)).toBe('#1F4AFE');
  });

  test('buttons and links read at 4.5:1 or better on what they stand on', () => {
    const weak = INDUSTRY_KEYS.filter((key) => {
      const { action, link, tint, actionDark } = INDUSTRIES[key];
      return contrast(action, '#FFFFFF') < 4.5 || contrast(link, tint) < 4.5 || contrast(actionDark, '#1F2023') < 4.5;
    });
    expect(weak).toEqual([]);
  });

  test('only an industry has the key of one', () => {
    expect([isIndustryKey('textile'), isIndustryKey('toString')]).toEqual([true, false]);
  });
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
