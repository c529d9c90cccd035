/** Something that is loaded when it is first needed. */
export interface LoadedOnce<Given extends readonly unknown[], Loaded> {
  /** Null until it is loaded. */
  now(): Loaded | null;
  /** Whether it is loaded or being loaded. */
  isStarted(): boolean;
  load(...given: Given): Promise<Loaded>;
}

/**
 * Loads something once for all callers. A failure is not kept, so that the next call tries again. `ready` runs with what was
 * loaded, before any caller gets it.
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
