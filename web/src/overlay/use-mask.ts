import { type PointerEvent, type RefObject, useRef } from 'react';

interface Mask {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: {
    readonly target: EventTarget;
    readonly clientX: number;
    readonly clientY: number;
  }) => void;
}

/** A press that begins and ends on the ground behind a dialog, which is the dialog's own element outside its box. */
export function useMask(dialog: RefObject<HTMLDialogElement | null>, press: () => void): Mask {
  const begun = useRef(false);
  const isOutside = ({ target, clientX, clientY }: { target: EventTarget; clientX: number; clientY: number }) => {
    const box = dialog.current?.getBoundingClientRect();
    if (box === undefined || target !== dialog.current) return false;
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
  };
  return {
    onPointerDown: (event) => {
      begun.current = isOutside(event);
    },
    onClick: (event) => {
      if (begun.current && isOutside(event)) press();
    },
  };
}
