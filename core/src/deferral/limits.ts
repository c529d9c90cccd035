/** How long a task may wait for a login before it is dropped, in milliseconds. */
export const DEFERRED_TASK_LIFE = 3_600_000;
