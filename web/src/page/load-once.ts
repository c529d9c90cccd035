/** Something that is loaded when somebody first needs it. */
export interface LoadedOnce<Given extends readonly unknown[], Loaded> {
  /** Null until it is there. */
  now(): Loaded | null;
  /** Whether it is there or on its way. */
  isBegun(): boolean;
  load(...given: Given): Promise<Loaded>;
}

/**
 * Loads something once, however many ask; what failed is forgotten, so that the next need tries again. `ready` runs when it
 * is there, before anybody who asked goes on.
 */
export function loadOnce<Given extends readonly unknown[], Loaded>(
  start: (...given: Given) => Promise<Loaded>,
  ready: (loaded: Loaded) => void = () => undefined,
): LoadedOnce<Given, Loaded> {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | undefined;
  const keep = (value: Loaded): Loaded => {
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
    isBegun: () => loading !== undefined,
    load(...given) {
      loading ??= start(...given).then(keep, forget);
      return loading;
    },
  };
}
