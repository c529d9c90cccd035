import type { Page } from './test.ts';

/**
 * Runs in the page. Lists what a reader would see as a fault of the layout: a page that scrolls sideways, text or a
 * control outside its visible area, a field too narrow to read what is typed, and texts that overlap. Text that is
 * shortened on purpose or can be reached by scrolling its own area counts as visible.
 */
function findFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  /** The area in which an element's content is visible; undefined if the content is shortened or can be scrolled to. */
  function visibleArea(element: Element) {
    const area = { left: 0, right: width, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
      const style = styleOf(each);
      const isClipped = /hidden|clip/.test(style.overflowX);
      if (style.clipPath !== 'none' || style.webkitLineClamp !== 'none') return undefined;
      if (isClipped && style.textOverflow === 'ellipsis') return undefined;
      if (/auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth) return undefined;
      if (/auto|scroll/.test(style.overflowY) && each.scrollHeight > each.clientHeight) return undefined;
      const box = each.getBoundingClientRect();
      if (isClipped) {
        area.left = Math.max(area.left, box.left);
        area.right = Math.min(area.right, box.right);
      }
      if (/hidden|clip/.test(style.overflowY)) {
        area.top = Math.max(area.top, box.top);
        area.bottom = Math.min(area.bottom, box.bottom);
      }
    }
    return area;
  }

  /** What stays in place while the page scrolls covers what is below it, which is no fault. */
  function layerOf(element: Element): Element {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (/fixed|sticky|absolute/.test(styleOf(each).position)) return each;
    return document.body;
  }

  const faults = new Set<string>();
  if (document.documentElement.scrollWidth > width + 1)
    faults.add(`the page is ${document.documentElement.scrollWidth} px wide`);

  const texts: { words: string; parent: Element; layer: Element; lines: readonly DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const words = walker.currentNode.nodeValue?.trim().slice(0, 40) ?? '';
    if (parent === null || words === '' || parent.closest('script, style, noscript, option, svg, textarea')) continue;
    if (!isShown(parent)) continue;
    const area = visibleArea(parent);
    if (area === undefined) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (
      lines.some(
        (line) =>
          line.left < area.left - 1.5 ||
          line.right > area.right + 1.5 ||
          // The space above and below the letters may be cut.
          line.top < area.top - 4 ||
          line.bottom > area.bottom + 4,
      )
    )
      faults.add(`"${words}" is cut`);
    texts.push({ words, parent, layer: layerOf(parent), lines });
  }

  const isTypedInto = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select';
  for (const control of document.querySelectorAll(`${isTypedInto}, button, table`)) {
    const box = control.getBoundingClientRect();
    if (!isShown(control) || box.width < 2) continue;
    const area = visibleArea(control.parentElement ?? control);
    const name = `${control.localName} ${control.getAttribute('name') ?? control.textContent?.trim().slice(0, 30)}`;
    if (area !== undefined && (box.left < area.left - 1.5 || box.right > area.right + 1.5))
      faults.add(`${name} is cut`);
    if (control.matches(isTypedInto) && box.width < 60) faults.add(`${name} is ${Math.round(box.width)} px wide`);
  }

  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      const isOver = one.lines.some((line) =>
        other.lines.some(
          (next) =>
            Math.min(line.right, next.right) - Math.max(line.left, next.left) > 2 &&
            Math.min(line.bottom, next.bottom) - Math.max(line.top, next.top) >
              Math.min(line.height, next.height) * 0.4,
        ),
      );
      if (isOver) faults.add(`"${one.words}" is over "${other.words}"`);
    }
  return [...faults];
}

/**
 * Widths of a laptop, a tablet, two tablets held upright, a laptop at 200 % zoom, and a small phone. 320 px is also 400 %
 * zoom.
 */
export const WIDTHS: readonly number[] = [1366, 1024, 834, 768, 640, 320];

/** Waits until the page has been laid out for a changed window. */
const settle = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** The faults of a page's layout in windows of several widths, each with its width. WCAG 1.4.10 */
export async function findFaultsByWidth(page: Page, widths: readonly number[] = WIDTHS): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(settle);
    faults.push(...(await page.evaluate(findFaults)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/** The faults of a page's layout with a font of twice the usual size, set in the browser. WCAG 1.4.4 */
export async function findFaultsWithLargeFont(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const faults = await findFaultsByWidth(page, [1366]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
  return faults.map((fault) => `font of 200 %, ${fault}`);
}
