import { afterEach, expect, test, vi } from 'vitest';
import { showNearbyImages, toSrcSet } from './nearby-images.ts';

afterEach(() => vi.unstubAllGlobals());

interface Seen {
  readonly isIntersecting: boolean;
  readonly target: object;
  readonly boundingClientRect: { readonly width: number };
}

/** Stubs a browser whose observer reports entries when `see` is called. */
function stubBrowser() {
  const told = { margin: '', watched: new Set<object>(), see: (_entries: readonly Seen[]): void => undefined };
  class Observer {
    constructor(see: (entries: readonly Seen[]) => void, { rootMargin }: { readonly rootMargin: string }) {
      Object.assign(told, { margin: rootMargin, see });
    }
    observe = (image: object) => told.watched.add(image);
    unobserve = (image: object) => told.watched.delete(image);
    disconnect = () => told.watched.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return told;
}

const waiting = (src: string) => ({ dataset: { src } as { src?: string }, src: 'clear', srcset: '', sizes: '' });
const listOf = (...images: object[]) => ({ querySelectorAll: () => images }) as unknown as ParentNode; // all it reads

test('R-9.044 pictures load once they come within a third of the viewport, at the width they are shown', () => {
  const browser = stubBrowser();
  const [near, far] = [waiting('/gateway/image/332.0.80.10.0/9.jpg'), waiting('/gateway/image/332.0.80.10.0/8.jpg')];
  const end = showNearbyImages(listOf(near, far));
  expect(browser.margin).toBe('33.33%');
  browser.see([
    { isIntersecting: true, target: near, boundingClientRect: { width: 163.5 } },
    { isIntersecting: false, target: far, boundingClientRect: { width: 163.5 } },
  ]);
  expect(near).toEqual({
    dataset: {},
    src: '/gateway/image/332.0.80.10.0/9.jpg',
    srcset: '/gateway/image/332.0.80.10.0/9.jpg 332w, /gateway/image/480.0.80.10.0/9.jpg 480w',
    sizes: '164px',
  });
  expect([far.src, [...browser.watched]]).toEqual(['clear', [far]]);
  end();
  expect(browser.watched.size).toBe(0);
});

test.each([
  ['https://img.example/g/image/166.0.80.10.0/1.jpg', 'https://img.example/g/image/332.0.80.10.0/1.jpg 332w'],
  ['/image/480.0.80.10.0/480.jpg', '/image/960.0.80.10.0/480.jpg 960w'],
])('high-density screens get %s in a wider version', (src, wider) => {
  expect(toSrcSet(src)?.split(', ').at(-1)).toBe(wider);
});

test.each(['/image/0.0.80.10.0/1.jpg', '/image/960.0.80.10.0/1.jpg', '/assets/hall.jpg', ''])(
  '%j has only one width',
  (src) => {
    expect(toSrcSet(src)).toBeUndefined();
  },
);
