import { afterEach, expect, test, vi } from 'vitest';
import { importHelper } from './import-helper.ts';

interface FakeLink {
  href: string;
  onload?: () => void;
  onerror?: () => void;
  remove(): void;
}

/** A document's head in which the test decides whether each link loads. */
function fakeDocument() {
  const links: FakeLink[] = [];
  const head = { append: (link: FakeLink) => links.push(link) };
  const createElement = (): FakeLink => {
    const link: FakeLink = { href: '', remove: () => links.splice(links.indexOf(link), 1) };
    return link;
  };
  const querySelector = (wanted: string) => links.find(({ href }) => wanted.includes(`"${href}"`)) ?? null;
  vi.stubGlobal('document', { head, createElement, querySelector });
  return links;
}

type Helper = <Loaded>(load: () => Promise<Loaded>, styles?: readonly string[]) => Promise<Loaded>;

async function helper(): Promise<Helper> {
  const code = `${importHelper('/')}\n// ${Math.random()}`;
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return module.__vitePreload;
}

afterEach(() => vi.unstubAllGlobals());

test('REL-19 a part that fails to load rejects, and is never undefined', async () => {
  fakeDocument();
  const load = await helper();
  const gone = new TypeError('Failed to fetch dynamically imported module');
  await expect(load(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(await load(async () => 'the part')).toBe('the part');
});

test('a part loads with its styles, each loaded once', async () => {
  const links = fakeDocument();
  const load = await helper();
  const parts = [load(async () => 1, ['assets/a.css']), load(async () => 2, ['assets/a.css'])];
  expect(links.map(({ href }) => href)).toEqual(['/assets/a.css']);
  links[0]?.onload?.();
  expect(await Promise.all(parts)).toEqual([1, 2]);
  expect(await load(async () => 3, ['assets/a.css'])).toBe(3);
  expect(links).toHaveLength(1);
});

test('REL-19 a style sheet that fails is requested again by the next attempt', async () => {
  const links = fakeDocument();
  const load = await helper();
  const first = load(async () => 1, ['assets/a.css']);
  links[0]?.onerror?.();
  await expect(first).rejects.toThrow('/assets/a.css did not load');
  expect(links).toHaveLength(0);
  const second = load(async () => 1, ['assets/a.css']);
  links[0]?.onload?.();
  expect(await second).toBe(1);
});
