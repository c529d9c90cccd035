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

/** A short movement is not a drag, so that pressing on a window does not move it. */
export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > MIN_DRAG_PIXELS;

/**
 * Limits a move to the window. `box` is the element's position before the move; one that is larger than the window does
 * not move.
 */
export function limitMove({ x, y }: Point, box: Box, room: Pick<Box, 'width' | 'height'>): Point {
  return {
    x: limit(-box.x, x, room.width - box.width - box.x),
    y: limit(-box.y, y, room.height - box.height - box.y),
  };
}

const limit = (lowest: number, value: number, highest: number): number =>
  lowest > highest ? 0 : Math.min(Math.max(value, lowest), highest);

const STEP = 24;

/** The position after a key press: arrow keys move by a step, Home returns to the middle; null for other keys. */
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
