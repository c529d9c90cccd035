const PAUSE = 20;

/** Looks until something is so, or until the time is over. */
export async function until(isSo: () => boolean | Promise<boolean>, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await isSo()) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(PAUSE, end - performance.now()))));
  }
}
