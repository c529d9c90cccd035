import { createContext, use } from 'react';

/** The id of a field's element on the page. */
export const fieldId = (name: string): string => `field-${name}`;

/** Prefix for the field names of a form over the page, since the page may have fields of the same names. */
export const FieldScope = createContext('');

/**
 * The id of a field's element with the scope of the form around it. Only components can call it, since it reads a
 * context.
 */
export const getScopedId = (name: string): string => fieldId(use(FieldScope) + name);

/** Focuses a field and scrolls it into view with its label, clear of the bars. */
export function focusField(name: string): void {
  const input = document.getElementById(fieldId(name));
  input?.focus({ preventScroll: true });
  input?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the notice that says why the form cannot be sent, if no field is invalid. */
export function focusObstacle(form: HTMLElement | null): void {
  const notice = form?.querySelector<HTMLElement>('[data-notice]');
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'nearest' });
}
