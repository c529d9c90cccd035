import { createContext, use } from 'react';

/** What a field's element is called on the page. */
export const fieldId = (name: string): string => `field-${name}`;

/** Before the names of the fields of a form that lies over the page, which may have fields of the same names. */
export const FieldScope = createContext('');

/** What a field's element is called in the form around it; for components alone. */
export const getScopedId = (name: string): string => fieldId(use(FieldScope) + name);

/** Puts the focus into a field and brings it into view with its label, clear of the bars. */
export function focusField(name: string): void {
  const input = document.getElementById(fieldId(name));
  input?.focus({ preventScroll: true });
  input?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
}

/** Puts the focus on the notice that says why nothing can be sent, where no field is to blame. */
export function focusObstacle(form: HTMLElement | null): void {
  const notice = form?.querySelector<HTMLElement>('[data-notice]');
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'nearest' });
}
