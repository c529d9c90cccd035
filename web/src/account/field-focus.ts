import type { FormEvent, MouseEvent } from 'react';

const BUTTON_SELECTOR = 'a, button, label, input[type=checkbox]';

/**
 * Prevents a press on a button from blurring a field. A blur may show an error, which moves the button away from under
 * the pointer, and the press would be lost.
 */
export function cancelFieldBlur(event: MouseEvent<HTMLFormElement>): void {
  if (event.target instanceof Element && event.target.closest(BUTTON_SELECTOR) !== null) event.preventDefault();
}

/** Blurs a focused combobox before its form is submitted, since it commits the typed text on blur. */
export function leaveCombobox({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.role !== 'combobox') return;
  if (currentTarget.contains(activeElement)) activeElement.blur();
}
