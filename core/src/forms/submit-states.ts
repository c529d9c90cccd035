/** The states of a submit that runs: what is only a moment shows nothing, after 100 ms the loading look begins. */
export const SUBMIT_STATES = {
  initial: 'quiet',
  states: {
    quiet: { after: { LOADING_DELAY: 'loading' } },
    loading: {},
  },
} as const;
