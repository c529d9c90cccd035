/** The page before its flow is loaded: what the server renders. */
export const THREAD_START = {
  busy: true,
  state: 'loading',
  message: null,
  error: null,
  canRetry: false,
  thread: null,
} as const;
