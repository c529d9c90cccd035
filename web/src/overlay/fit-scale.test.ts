import { describe, expect, test } from 'vitest';
import { calculateFitScale, getRotatedSize } from './fit-scale.ts';

describe('the initial scale of a picture', () => {
  test('a large picture is scaled to fit the narrower side of the screen', () => {
    expect(calculateFitScale({ width: 375, height: 700 }, { width: 750, height: 500 })).toBe(0.5);
    expect(calculateFitScale({ width: 1440, height: 480 }, { width: 960, height: 960 })).toBe(0.5);
  });

  test('a small picture keeps its natural size', () => {
    expect(calculateFitScale({ width: 1440, height: 900 }, { width: 320, height: 320 })).toBe(1);
  });
});

describe('the space a picture takes', () => {
  const picture = { width: 400, height: 200 };

  test('upright, it is as wide as the picture at its scale', () => {
    expect(getRotatedSize(picture, { scale: 2, rotation: 0 })).toEqual({ width: 800, height: 400 });
    expect(getRotatedSize(picture, { scale: 1, rotation: -180 })).toEqual({ width: 400, height: 200 });
  });

  test('a quarter turn to either side swaps width and height', () => {
    expect(getRotatedSize(picture, { scale: 0.5, rotation: 90 })).toEqual({ width: 100, height: 200 });
    expect(getRotatedSize(picture, { scale: 1, rotation: -270 })).toEqual({ width: 200, height: 400 });
  });
});
