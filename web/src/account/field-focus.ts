import type { FormEvent, MouseEvent } from 'react';

const BUTTON_SELECTOR = 'a, button, label, input[type=checkbox]';

/** Leaving a field may show an error, which moves what is pressed away from under the pointer: the press would be lost. */
export function cancelFieldBlur(event: MouseEvent<HTMLFormElement>): void {
  if (event.target instanceof Element && event.target.closest(BUTTON_SELECTOR) !== null) event.preventDefault();
}

/** A field that takes what was typed when it is left is left before its form goes off. */
export function leaveCombobox({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.role !== 'combobox') return;
  if (currentTarget.contains(activeElement)) activeElement.blur();
}
