/** Returns the id of an option's element, which `aria-activedescendant` refers to. */
export const optionId = (listId: string, code: string): string => `${listId}-${code}`;
