import type { GatewayError } from '@fairhall/core/contract/error';
import { imageUrl } from '@fairhall/core/contract/resource';
import { ok, type Result } from '@fairhall/core/result';
import type { Boot } from '../page/boot.ts';
import type { Visit } from '../page/screen.ts';
import type { PageBlock } from './blocks.tsx';

export interface OperatorPage {
  readonly title: string;
  /** The language it is written in, where that is not the page's. */
  readonly lang: string | undefined;
  readonly blocks: readonly PageBlock[];
}

/** A page that operators wrote, in the reader's language or else in English. D-45 */
export async function loadOperatorPage(
  { ports, boot, signal }: Pick<Visit, 'ports' | 'boot' | 'signal'>,
  pageKey: string,
): Promise<Result<OperatorPage, GatewayError>> {
  const { cms } = await ports.front();
  const found = await cms.page({ pageKey, lang: boot.lang }, { signal, handled: true });
  if (!found.ok) return found;
  const { title, lang, blocks } = found.value;
  return ok({ title, lang: lang === boot.lang ? undefined : lang, blocks: shownBlocks(blocks, boot) });
}

/** Blocks as the gateway answers them, with the addresses of their links and pictures on this installation. D-45 */
export const shownBlocks = (
  blocks: readonly PageBlock[],
  { deployPath, imageServer }: Pick<Boot, 'deployPath' | 'imageServer'>,
): readonly PageBlock[] =>
  blocks.map(({ image, href, ...block }) => ({
    ...block,
    href: href?.startsWith('/') ? `${deployPath}${href}` : href,
    ...(image === undefined ? {} : { image: imageUrl(imageServer, image, 960) }),
  }));
