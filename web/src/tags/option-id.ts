/** The id of an option's element, which the keyboard's cursor refers to. */
export const optionId = (listId: string, code: string): string => `${listId}-${code}`;
