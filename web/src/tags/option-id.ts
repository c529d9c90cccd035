/** What an option's element is called on the page, for the keyboard's cursor. */
export const optionId = (listId: string, code: string): string => `${listId}-${code}`;
