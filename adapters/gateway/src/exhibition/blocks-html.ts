import { imageUrl } from '@fairhall/core/contract/resource';
import type { PageBlock } from '@fairhall/core/operator-list/page-list';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text = ''): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** What operators wrote as HTML, for clients that show no blocks: an allow list of elements, every text escaped. D-45 D-53 */
export const blocksHtml = (blocks: readonly PageBlock[], deployPath: string): string =>
  blocks.map((block) => htmlOf(block, deployPath)).join('\n');

function htmlOf({ type, text, items = [], href = '', image = '' }: PageBlock, deployPath: string): string {
  if (type === 'heading') return `<h2>${escaped(text)}</h2>`;
  if (type === 'items') return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  if (type === 'link')
    return `<p><a href="${escaped(href.startsWith('/') ? deployPath + href : href)}">${escaped(text)}</a></p>`;
  if (type === 'image') return `<img src="${escaped(imageUrl('/gateway', image, 960))}" alt="${escaped(text)}">`;
  return `<p>${escaped(text)}</p>`;
}
