/** A value that loads when it is first needed. */
export interface LoadedOnce<Given extends readonly unknown[], Loaded> {
  /** The loaded value; null until then. */
  now(): Loaded | null;
  /** Whether it has loaded or is loading. */
  isStarted(): boolean;
  load(...given: Given): Promise<Loaded>;
}

/**
 * Loads a value once for all callers. A failure is not cached, so the next call tries again. `ready` runs with the
 * value before any caller gets it.
 */
export function loadOnce<Given extends readonly unknown[], Loaded>(
  start: (...given: Given) => Promise<Loaded>,
  ready: (loaded: Loaded) => void = () => undefined,
): LoadedOnce<Given, Loaded> {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | undefined;
  const storeLoaded = (value: Loaded): Loaded => {
    loaded = value;
    ready(value);
    return value;
  };
  const forget = (cause: unknown): never => {
    loading = undefined;
    throw cause;
  };
  return {
    now: () => loaded,
    isStarted: () => loading !== undefined,
    load(...given) {
      loading ??= start(...given).then(storeLoaded, forget);
      return loading;
    },
  };
}
