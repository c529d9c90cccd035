import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Box, isDrag, limitMove, moveByKey, NO_MOVE, type Point } from './movement.ts';

interface Movable {
  /** Props of the element that a pointer drags. */
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
  /** Props of the button with which the keyboard moves it. */
  readonly grip: { readonly onKeyDown: (event: KeyboardEvent) => void };
}

interface Drag {
  readonly from: Point;
  readonly moved: Point;
  readonly isOn: boolean;
}

/**
 * Moves an element inside the page by dragging or by arrow keys. Its style gets the move as `--move-x` and `--move-y`.
 *
 */
export function useMovable(element: RefObject<HTMLElement | null>): Movable {
  const moved = useRef<Point>(NO_MOVE);
  const drag = useRef<Drag | null>(null);
  const moveTo = (wanted: Point) => {
    if (element.current === null) return;
    moved.current = limitMove(wanted, getUnmovedBox(element.current, moved.current), getWindowSize());
    element.current.style.setProperty('--move-x', `${moved.current.x}px`);
    element.current.style.setProperty('--move-y', `${moved.current.y}px`);
  };
  const end = () => {
    drag.current = null;
  };
  useEffect(() => {
    const moveInside = () => moveTo(moved.current);
    addEventListener('resize', moveInside);
    return () => removeEventListener('resize', moveInside);
    // It reads only refs, which are the same at every render.
  }, []);
  return {
    handle: {
      onPointerDown(event) {
        const isOnButton = event.target instanceof Element && event.target.closest('button:not([data-grip])') !== null;
        if (event.button !== 0 || isOnButton) return;
        drag.current = { from: { x: event.clientX, y: event.clientY }, moved: moved.current, isOn: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove({ clientX: x, clientY: y }) {
        const { current } = drag;
        if (current === null) return;
        const isOn = current.isOn || isDrag(current.from, { x, y });
        drag.current = { ...current, isOn };
        if (isOn) moveTo({ x: current.moved.x + x - current.from.x, y: current.moved.y + y - current.from.y });
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
    grip: {
      onKeyDown(event) {
        const wanted = moveByKey(event.key, moved.current);
        if (wanted === null) return;
        event.preventDefault();
        moveTo(wanted);
      },
    },
  };
}

/** The position of the element without the move. */
function getUnmovedBox(element: HTMLElement, { x, y }: Point): Box {
  const box = element.getBoundingClientRect();
  return { x: box.x - x, y: box.y - y, width: box.width, height: box.height };
}

const getWindowSize = () => ({ width: document.documentElement.clientWidth, height: innerHeight });
