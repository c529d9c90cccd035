/**
 * The states of a running submit: a short one shows nothing; after 100 ms the button shows that it is loading.
 */
export const SUBMIT_STATES = {
  initial: 'quiet',
  states: {
    quiet: { after: { LOADING_DELAY: 'loading' } },
    loading: {},
  },
} as const;
