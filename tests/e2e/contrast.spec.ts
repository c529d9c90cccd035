import { signIn, signInSupplier } from './support/signed-in.ts';
import { expect, open, type Page, tagPcOnly, test } from './support/test.ts';

/**
 * Runs in the page. Returns the controls without a visible border, and the selected ones that look like an unselected
 * one beside them. Backgrounds do not count, because forced colours replace them.
 */
function findIndistinct(): readonly string[] {
  const faults: string[] = [];
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const isTransparent = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
  const hasFrame = (element: Element) => {
    const style = getComputedStyle(element);
    return SIDES.every(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        Number.parseFloat(style[`border${side}Width`]) >= 1 &&
        !isTransparent(style[`border${side}Color`]),
    );
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const nameOf = (element: Element) => {
    const { id, className, textContent } = element as HTMLElement;
    return `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? id} .${className} "${(textContent ?? '').slice(0, 30)}"`;
  };
  // A field may stand without a border of its own in a box that has one.
  const isInFrame = (field: Element) => {
    const { height } = field.getBoundingClientRect();
    for (let box: Element | null = field; box !== null; box = box.parentElement) {
      if (box.getBoundingClientRect().height > height + 24) return false;
      if (hasFrame(box)) return true;
    }
    return false;
  };
  const FIELDS =
    'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=range]), select, textarea, [role=combobox]';
  for (const field of document.querySelectorAll(FIELDS)) {
    if (isShown(field) && !isInFrame(field)) faults.push(`no border: ${nameOf(field)}`);
  }
  const CHIPS = 'button[aria-pressed], button[role=tab], button[role=radio], button[role=switch]';
  for (const chip of document.querySelectorAll(CHIPS)) {
    if (isShown(chip) && !hasFrame(chip)) faults.push(`no border: ${nameOf(chip)}`);
  }
  for (const box of document.querySelectorAll('input:is([type=checkbox], [type=radio])')) {
    if (isShown(box) && getComputedStyle(box).appearance === 'none' && !hasFrame(box))
      faults.push(`no border: ${nameOf(box)}`);
  }
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element);
    const border = SIDES.map(
      (side) => `${style[`border${side}Style`]} ${style[`border${side}Width`]} ${style[`border${side}Color`]}`,
    );
    const icons = element.querySelectorAll('svg').length;
    return [...border, style.outlineStyle, style.outlineWidth, style.outlineOffset, icons].join();
  };
  const PAIRS = [
    ['[aria-selected=true]', '[aria-selected=false]'],
    ['[aria-pressed=true]', '[aria-pressed=false]'],
    ['[aria-checked=true]', '[aria-checked=false]'],
    ['a[aria-current]', 'a[href]:not([aria-current])'],
    ['input:checked + span', 'input:not(:checked) + span'],
  ] as const;
  for (const [selected, unselected] of PAIRS) {
    for (const element of document.querySelectorAll(selected)) {
      const group = element.closest('ul, ol, nav, fieldset, [role=tablist], [role=group], form');
      const other = [...(group?.querySelectorAll(unselected) ?? [])].find(isShown);
      if (other !== undefined && isShown(element) && lookOf(element) === lookOf(other))
        faults.push(`looks unselected: ${nameOf(element)}`);
    }
  }
  return faults;
}

const expectDistinct = async (page: Page) => expect(await page.evaluate(findIndistinct), page.url()).toEqual([]);

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

for (const path of ['/login', '/register', '/enquiry/x_P100512', '/rfq']) {
  test(`with forced colours each control of ${path} has a border, and what is selected is seen`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('form :is(input, textarea):visible').first()).toBeVisible();
    await expectDistinct(page);
  });
}

test('with forced colours each control of the forms of an exhibition has a border, and what is selected is seen', async ({
  page,
  server,
}) => {
  const site = `http://turkey.localhost:${server.port}`;
  await open(page, `${site}/expoturkey_1001/preRegister`);
  const chips = page.locator('form button[aria-pressed=false]');
  await chips.first().click();
  await expect(page.locator('form button[aria-pressed=true]').first()).toBeVisible();
  await expectDistinct(page);
  await open(page, `${site}/expoturkey_1022/book-stand`);
  await expectDistinct(page);
});

test('with forced colours the current tab and the chosen hall of an exhibition are seen', async ({ page, server }) => {
  await open(page, `http://turkey.localhost:${server.port}/expoturkey_1001/exhibitors`);
  await expectDistinct(page);
  await open(page, '/tex-tr');
  await expectDistinct(page);
});

test('with forced colours each control of an order has a border', async ({ page, request }) => {
  await signIn(page, request);
  await open(page, '/startOrder/P100512');
  await expect(page.locator('[data-page=startOrder] input:visible').first()).toBeVisible();
  await expectDistinct(page);
});

test('with forced colours each control of a supplier’s product and profile has a border', async ({
  page,
  request,
  server,
}) => {
  await signInSupplier(page, request, server);
  for (const path of ['/catalogue/new', '/profile']) {
    await open(page, `http://supplier.localhost:${server.port}${path}`);
    await expect(page.locator('main form :is(input, textarea):visible').first()).toBeVisible();
    await expectDistinct(page);
  }
});

test('with forced colours the light of a rating keeps its shape', tagPcOnly, async ({ page }) => {
  await open(page, '/search/supplier?pageNo=1');
  const light = page.locator('[data-light]').first();
  const background = await light.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(background).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
});

test('more contrast makes meta text and lines darker', tagPcOnly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await open(page, '/tex-tr');
  await expect(page.locator('.meta').first()).toHaveCSS('color', 'rgb(68, 71, 77)');
  await expect(page.locator('.panel').first()).toHaveCSS('border-bottom-color', 'rgb(133, 137, 143)');
});

test('with reduced motion no style animates, however specific it is', tagPcOnly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await open(page, '/tex-tr');
  const durations = await page.evaluate(() => {
    const moving = document.createElement('span');
    document.body.append(moving);
    Object.assign(moving.style, { animationDuration: '1s', transitionDuration: '1s' });
    const { animationDuration, transitionDuration } = getComputedStyle(moving);
    moving.remove();
    return [animationDuration, transitionDuration];
  });
  expect(durations).toEqual(['0s', '0s']);
});

test('a press is shown at once, and a switch is acknowledged for at most 150 ms', tagPcOnly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'none' });
  await open(page, '/search/product?keyword=towel');
  const compare = page
    .locator('main')
    .getByRole('button', { name: /^Compare / })
    .first();
  for (const pressed of [compare, page.locator('main li > a').first(), page.locator('header button').first()]) {
    await pressed.hover();
    await expect(pressed).toHaveCSS('opacity', '1');
    await page.mouse.down();
    // Read once, without waiting: a transition would still show another value.
    expect(await pressed.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.72');
    // Released elsewhere, a press does nothing.
    await page.mouse.move(2, 2);
    await page.mouse.up();
  }
  const readMotion = () =>
    compare.locator('.icon').evaluate((icon) => {
      const { animationName, animationDuration } = getComputedStyle(icon);
      return animationName === 'none' ? null : animationDuration;
    });
  expect(await readMotion()).toBeNull();
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  expect(await readMotion()).toBe('0.15s');
  await page.mouse.move(2, 2);
  await open(page, '/search/product?keyword=towel');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  expect(await readMotion()).toBeNull();
});
