/** The page before its flow is loaded, as the server renders it. */
export const THREAD_START = {
  busy: true,
  state: 'loading',
  message: null,
  error: null,
  canRetry: false,
  thread: null,
} as const;
