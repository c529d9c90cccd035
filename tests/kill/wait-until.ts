const PAUSE = 20;

/**
 * Checks a condition every 20 ms until it holds or the time is over. It does not tell which; check the condition
 * afterwards.
 */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await isTrue()) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(PAUSE, end - performance.now()))));
  }
}
