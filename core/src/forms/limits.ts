/** How long an action runs before its button shows that it is loading, in milliseconds. */
export const LOADING_DELAY = 100;
