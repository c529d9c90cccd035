import type { DragEvent, MouseEvent, PointerEvent } from 'react';

/** A movement of fewer pixels is a click. */
const CLICK_PX = 4;

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  readonly onDragStart: (event: DragEvent<HTMLElement>) => void;
}

/** Creates event handlers that let a mouse scroll an element by dragging; touch and pen scroll without them. */
export function createDragHandlers(): DragHandlers {
  let start: { x: number; y: number; left: number; top: number } | null = null;
  let isDragging = false;
  return {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y, currentTarget }) => {
      isDragging = false;
      const { scrollLeft: left, scrollTop: top } = currentTarget;
      start = pointerType === 'mouse' && button === 0 ? { x, y, left, top } : null;
    },
    onPointerMove: ({ buttons, clientX, clientY, currentTarget, pointerId }) => {
      if (start === null || buttons === 0) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (!isDragging && Math.hypot(x, y) < CLICK_PX) return;
      isDragging = true;
      // The plan keeps following the mouse when it leaves the plan.
      currentTarget.setPointerCapture(pointerId);
      currentTarget.scrollTo(start.left - x, start.top - y);
    },
    onClickCapture: (event) => {
      // The end of a drag would open the stand below the mouse.
      if (isDragging) event.preventDefault();
      if (isDragging) event.stopPropagation();
      isDragging = false;
    },
    // Links are draggable, which would end the pointer's events.
    onDragStart: (event) => event.preventDefault(),
  };
}
