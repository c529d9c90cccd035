import { imageUrl } from '@fairhall/core/contract/resource';
import type { PageBlock } from '@fairhall/core/operator-list/page-list';

const HTML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text = ''): string => text.replace(/[&<>"]/g, (sign) => HTML_ENTITIES[sign] ?? sign);

/**
 * Renders operators' blocks as HTML for clients that cannot show blocks: an allow list of elements, all text escaped.
 * D-45 D-53
 */
export const renderBlocks = (blocks: readonly PageBlock[], deployPath: string): string =>
  blocks.map((block) => renderBlock(block, deployPath)).join('\n');

function renderBlock({ type, text, items = [], href = '', image = '' }: PageBlock, deployPath: string): string {
  if (type === 'heading') return `<h2>${escapeHtml(text)}</h2>`;
  if (type === 'items') return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  if (type === 'link')
    return `<p><a href="${escapeHtml(href.startsWith('/') ? deployPath + href : href)}">${escapeHtml(text)}</a></p>`;
  if (type === 'image') return `<img src="${escapeHtml(imageUrl('/gateway', image, 960))}" alt="${escapeHtml(text)}">`;
  return `<p>${escapeHtml(text)}</p>`;
}
