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

describe('the first sign that somebody is there', () => {
  test.each(['pointermove', 'pointerdown', 'keydown'])('a person shows it: %s', async (name) => {
    expect(await isNoticed(name)).toBe(true);
  });

  test('A-22 a password manager has no pointer and no key, and is noticed by what it fills in', async () => {
    expect(await isNoticed('input')).toBe(true);
  });

  test('what a page does by itself is none: it scrolls, it grows, it gives the focus to what it opens', async () => {
    expect(await isNoticed('scroll', 'resize', 'focusin', 'load')).toBe(false);
  });

  test('A-22 nothing begins in the midst of the event, whose value would be drawn over', async () => {
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

  test('the second one is no longer listened for', async () => {
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

describe('somebody who was there before the page’s code', () => {
  const field = (value: string, defaultValue = '') => ({ value, defaultValue });
  const page = (fields: readonly object[], isInField = false) => ({
    activeElement: { matches: () => isInField },
    querySelectorAll: () => fields,
  });

  test('has entered a field, or typed something that the server did not write', () => {
    expect(hasBeenUsed(page([], true))).toBe(true);
    expect(hasBeenUsed(page([field(''), field('Please quote 500 pieces.')]))).toBe(true);
    expect(hasBeenUsed(page([field('', 'cotton')]))).toBe(true);
  });

  test('has left no trace on a page that only came with what it holds', () => {
    expect(hasBeenUsed(page([field(''), field('cotton', 'cotton')]))).toBe(false);
    expect(hasBeenUsed({ ...page([]), activeElement: null })).toBe(false);
  });
});
