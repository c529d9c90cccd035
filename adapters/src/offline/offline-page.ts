import { PRODUCT_NAME } from '@fairhall/core/site/product-name';
import type { OfflineTexts } from './message.ts';

interface Link {
  readonly path: string;
  readonly label: string;
  readonly lang: string;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = [
  'body{margin:0;background:#f6f5f2;color:#1b1c1f;font:16px/26px system-ui,sans-serif}',
  'main{max-width:480px;margin:0 auto;padding:48px 16px}',
  'svg{display:block;width:40px;height:40px;margin-block-end:24px}b{display:block;margin-block-end:24px;font-size:20px}',
  'h1{margin:0 0 8px;font-size:24px;line-height:32px}h2{margin:32px 0 8px;font-size:16px}p{margin:0 0 24px;color:#44474d}',
  'ul{margin:0;padding:0;list-style:none;border:1px solid #e3e1dc;border-radius:12px;background:#fff;overflow:hidden}',
  'li+li{border-block-start:1px solid #e3e1dc}',
  'a{display:block;padding:12px 16px;color:#173bd0;font-weight:600;text-decoration:none}',
  'p a{display:inline-block;padding:9px 20px;border-radius:8px;background:#1f4afe;color:#fff}',
  'a:focus-visible{outline:3px solid;outline-offset:-3px}p a:focus-visible{outline-color:#1b1c1f;outline-offset:2px}',
].join('');

/** The product’s mark, in place of a name of the site’s own. */
const MARK =
  '<svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true"><path d="M0 0h16v4H0zM0 6h4v10H0zM6 6h7v4H6z"/></svg>';

/** The page runs nothing and loads nothing: all its content is in the document. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
};

/** The response for an address that is not cached: it says that there is no network, and links to the cached pages. */
export function createOfflinePage(words: OfflineTexts, pages: readonly Link[]): Response {
  const links = pages.map(
    ({ path, label, lang }) =>
      `<li><a href="${escapeHtml(path)}" lang="${escapeHtml(lang)}" dir="auto">${escapeHtml(label)}</a></li>`,
  );
  const { siteName = PRODUCT_NAME, accent } = words;
  const mark = siteName === PRODUCT_NAME ? MARK : `<b><bdi>${escapeHtml(siteName)}</bdi></b>`;
  const accentStyle = accent === undefined ? '' : `a{color:${accent}}p a{background:${accent};color:#fff}`;
  const html = [
    `<!doctype html><html lang="${escapeHtml(words.lang)}" dir="${words.dir}" data-page-state="offline"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"/>',
    `<title>${escapeHtml(words.title)} · ${escapeHtml(siteName)}</title><style>${STYLE}${escapeHtml(accentStyle)}</style></head><body><main data-page="offline">`,
    `${mark}<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p><p><a href="">${escapeHtml(words.again)}</a></p>`,
    `<h2>${escapeHtml(words.kept)}</h2><ul>${links.join('')}</ul></main></body></html>`,
  ].join('');
  return new Response(html, { status: 503, headers: PAGE_HEADERS });
}
