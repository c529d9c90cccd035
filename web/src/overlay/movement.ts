import { MIN_DRAG_PIXELS } from '@fairhall/core/overlay/limits';

/** In CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const NO_MOVE: Point = { x: 0, y: 0 };

/** A short way is no drag, so that nobody moves a window by pressing on it. */
export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > MIN_DRAG_PIXELS;

/** A move as far as the window lets it go. `box` is where it lies unmoved; one that is too large for the window stays put. */
export function limitMove({ x, y }: Point, box: Box, room: Pick<Box, 'width' | 'height'>): Point {
  return {
    x: limit(-box.x, x, room.width - box.width - box.x),
    y: limit(-box.y, y, room.height - box.height - box.y),
  };
}

const limit = (lowest: number, value: number, highest: number): number =>
  lowest > highest ? 0 : Math.min(Math.max(value, lowest), highest);

const STEP = 24;

/** Where a key moves it: arrows by a step, Home back to the middle; null for any other. */
export function moveByKey(key: string, { x, y }: Point): Point | null {
  switch (key) {
    case 'ArrowLeft':
      return { x: x - STEP, y };
    case 'ArrowRight':
      return { x: x + STEP, y };
    case 'ArrowUp':
      return { x, y: y - STEP };
    case 'ArrowDown':
      return { x, y: y + STEP };
    case 'Home':
      return NO_MOVE;
    default:
      return null;
  }
}
