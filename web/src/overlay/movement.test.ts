import { describe, expect, test } from 'vitest';
import { isDrag, limitMove, moveByKey } from './movement.ts';

const room = { width: 1440, height: 900 };
const box = { x: 200, y: 150, width: 1040, height: 600 };

describe('a movable window', () => {
  test('R-9.012 a drag begins after more than 20 pixels, in any direction', () => {
    const from = { x: 100, y: 100 };
    const ways = [
      { x: 119, y: 100 },
      { x: 120, y: 100 },
      { x: 121, y: 100 },
      { x: 85, y: 85 },
      { x: 86, y: 86 },
    ];
    expect(ways.map((to) => isDrag(from, to))).toEqual([false, false, true, true, false]);
  });

  test('R-2.175 moves within the page, and no further', () => {
    expect(limitMove({ x: 100, y: -80 }, box, room)).toEqual({ x: 100, y: -80 });
    expect(limitMove({ x: 500, y: 500 }, box, room)).toEqual({ x: 200, y: 150 });
    expect(limitMove({ x: -500, y: -500 }, box, room)).toEqual({ x: -200, y: -150 });
  });

  test('a window larger than the page does not move in that direction', () => {
    expect(limitMove({ x: 50, y: 50 }, { ...box, x: 0, width: 1500 }, room)).toEqual({ x: 0, y: 50 });
  });

  test('R-2.175 arrow keys move it by a step, and Home resets it', () => {
    const from = { x: 10, y: 20 };
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'a'].map((key) => moveByKey(key, from))).toEqual(
      [{ x: -14, y: 20 }, { x: 34, y: 20 }, { x: 10, y: -4 }, { x: 10, y: 44 }, { x: 0, y: 0 }, null],
    );
  });
});
