import type { OutputOf } from '@fairhall/core/contract/call';
import type { cms } from '@fairhall/core/contract/cms/calls';
import type { GatewayError } from '@fairhall/core/contract/error';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { Texts } from '@fairhall/core/ports/texts';
import { ok, type Result } from '@fairhall/core/result';
import type { Boot } from '../page/boot.ts';
import type { Head } from '../page/head.ts';
import type { Visit } from '../page/screen.ts';
import type { PageBlock } from './article-blocks.tsx';

export interface OperatorPage {
  readonly title: string;
  /** The content's language; undefined if it is the page's. */
  readonly lang: string | undefined;
  readonly blocks: readonly PageBlock[];
}

/** Loads a page that operators wrote, in the visitor's language or else in English. D-45 */
export async function loadOperatorPage(
  { ports, boot, signal }: Pick<Visit, 'ports' | 'boot' | 'signal'>,
  pageKey: string,
): Promise<Result<OperatorPage, GatewayError>> {
  const { cms } = await ports.frontGateway();
  const found = await cms.page({ pageKey, lang: boot.lang }, { signal, handled: true });
  return found.ok ? ok(toOperatorPage(found.value, boot)) : found;
}

/** Loads optional content that operators wrote; null if there is none or the call fails. */
export async function findOperatorPage(
  { ports, boot, signal }: Pick<Visit, 'ports' | 'boot' | 'signal'>,
  pageKey: string,
): Promise<OperatorPage | null> {
  const { cms } = await ports.frontGateway();
  const found = await cms.findPage({ pageKey, lang: boot.lang }, { signal, handled: true });
  return found.ok && found.value !== null ? toOperatorPage(found.value, boot) : null;
}

/** The blocks of a text; `lang` is undefined if it is the page's. */
type TextBlocks = Pick<OperatorPage, 'blocks' | 'lang'>;

/** The texts that the product has itself. Where it has none, `findOperatorPage` finds the organiser's. */
type ProductText = 'faq' | 'why-attend' | 'why-exhibit' | 'vip-buyers';

/** Loads a text of the site by its name: the organiser's, or else the product's; no blocks if the call fails. D-45 */
export async function loadCommonText(
  { boot, ports }: Pick<Visit, 'boot' | 'ports'>,
  name: ProductText,
): Promise<TextBlocks> {
  const found = await ports.contents.load(name, boot.siteId, boot.lang);
  if (!found.ok) return { blocks: [], lang: undefined };
  const { blocks, lang } = found.value;
  return { blocks: resolveBlocks(blocks, boot), lang: lang === boot.lang ? undefined : lang };
}

function toOperatorPage({ title, lang, blocks }: OperatorPageAnswer, boot: Boot): OperatorPage {
  return { title, lang: lang === boot.lang ? undefined : lang, blocks: resolveBlocks(blocks, boot) };
}

type OperatorPageAnswer = OutputOf<(typeof cms)['page']>;

/** Returns the head of such a page. Its first text is the description. */
export function operatorPageHead(
  { title, blocks }: OperatorPage,
  canonical: string,
  { text }: Pick<Texts, 'text'>,
): Head {
  const first = blocks.find(({ type }) => type === 'text')?.text ?? title;
  const headTitle = text('page.headTitle', { title });
  return { title: headTitle, heading: title, description: first.slice(0, 160), canonical };
}

/** Resolves the addresses of links and pictures in the gateway's blocks for this installation. D-45 */
export const resolveBlocks = (
  blocks: readonly PageBlock[],
  { deployPath, imageServer }: Pick<Boot, 'deployPath' | 'imageServer'>,
): readonly PageBlock[] =>
  blocks.map(({ image, href, ...block }) => ({
    ...block,
    href: href?.startsWith('/') ? `${deployPath}${href}` : href,
    ...(image === undefined ? {} : { image: imageUrl(imageServer, image, 960) }),
  }));
