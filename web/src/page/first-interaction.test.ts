import { describe, expect, test } from 'vitest';
import { hasBeenUsed, waitForInteractionIn } from './first-interaction.ts';

/** Resolves after all callbacks that are pending now. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** Whether these events on an element count as an interaction. */
async function isNoticed(...happened: readonly string[]): Promise<boolean> {
  const place = new EventTarget();
  let noticed = false;
  void waitForInteractionIn(place).then(() => {
    noticed = true;
  });
  for (const name of happened) place.dispatchEvent(new Event(name));
  await soon();
  return noticed;
}

describe('the first interaction', () => {
  test.each(['pointermove', 'pointerdown', 'keydown'])('an action by a person counts: %s', async (name) => {
    expect(await isNoticed(name)).toBe(true);
  });

  test('A-22 a password manager without pointer or key events is detected by its input', async () => {
    expect(await isNoticed('input')).toBe(true);
  });

  test('actions by the page itself do not count: scrolling, resizing, moving the focus', async () => {
    expect(await isNoticed('scroll', 'resize', 'focusin', 'load')).toBe(false);
  });

  test('A-22 nothing starts during the event, so that its value is not overwritten', async () => {
    const place = new EventTarget();
    const order: string[] = [];
    void waitForInteractionIn(place).then(() => order.push('begun'));
    place.addEventListener('input', () => queueMicrotask(() => order.push('taken')));
    place.dispatchEvent(new Event('input'));
    await Promise.resolve();
    expect(order).toEqual(['taken']);
    await soon();
    expect(order).toEqual(['taken', 'begun']);
  });

  test('listeners are removed after the first interaction', async () => {
    const place = new EventTarget();
    const listening: string[] = [];
    const add = place.addEventListener.bind(place);
    place.addEventListener = (name, heard, options) => {
      const { signal } = options as AddEventListenerOptions;
      signal?.addEventListener('abort', () => listening.splice(listening.indexOf(name), 1));
      listening.push(name);
      add(name, heard, options);
    };
    const noticing = waitForInteractionIn(place);
    expect(listening.length).toBeGreaterThan(1);
    place.dispatchEvent(new Event('keydown'));
    await noticing;
    expect(listening).toEqual([]);
  });
});

describe('interaction before the page’s code has loaded', () => {
  const field = (value: string, defaultValue = '') => ({ value, defaultValue });
  const page = (fields: readonly object[], isInField = false) => ({
    activeElement: { matches: () => isInField },
    querySelectorAll: () => fields,
  });

  test('is detected by a focused field, or by text that the server did not write', () => {
    expect(hasBeenUsed(page([], true))).toBe(true);
    expect(hasBeenUsed(page([field(''), field('Please quote 500 pieces.')]))).toBe(true);
    expect(hasBeenUsed(page([field('', 'cotton')]))).toBe(true);
  });

  test('is not detected on a page with only its initial values', () => {
    expect(hasBeenUsed(page([field(''), field('cotton', 'cotton')]))).toBe(false);
    expect(hasBeenUsed({ ...page([]), activeElement: null })).toBe(false);
  });
});
