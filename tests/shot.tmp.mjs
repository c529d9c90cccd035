import { chromium } from '@playwright/test';

const [base, out, ...list] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const item of list) {
  const [name, path, mode = 'pc', full = '1', ...acts] = item.split('|');
  const ctx = await b.newContext(
    mode === 'h5'
      ? {
          viewport: { width: 375, height: 812 },
          deviceScaleFactor: 1,
          isMobile: true,
          hasTouch: true,
          userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
        }
      : { viewport: { width: 1440, height: 900 } },
  );
  const p = await ctx.newPage();
  p.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.type(), m.text().slice(0, 400)),
  );
  p.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message.slice(0, 400)));
  await p.goto(base + path);
  await p
    .waitForSelector('html[data-page-state=rendered]', { timeout: 8000 })
    .catch(() => console.log(name, 'not rendered'));
  for (const a of acts) {
    const [k, ...v] = a.split('=');
    if (k === 'click') await p.click(v.join('='), { timeout: 4000 });
    if (k === 'wait') await p.waitForTimeout(+v[0]);
    if (k === 'fill') {
      const [s, t] = v.join('=').split('~');
      await p.fill(s, t);
    }
  }
  if (full === '1') {
    await p.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 120));
      }
      scrollTo(0, 0);
    });
    await p.waitForTimeout(500);
  }
  await p.screenshot({ path: `${out}/${name}.png`, fullPage: full === '1' });
  console.log(name, p.url(), await p.evaluate(() => document.documentElement.scrollWidth));
  await ctx.close();
}
await b.close();
