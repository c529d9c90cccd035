import { imageUrl } from '@fairhall/core/contract/resource';
import type { Visit } from '../../page/screen.ts';

/** The picture over the suppliers of an industry: the first of the operators' page `banner-{industry}`; null without one. D-45 */
export async function bannerOf(
  industry: string,
  { ports, boot, signal }: Pick<Visit, 'ports' | 'boot' | 'signal'>,
): Promise<string | null> {
  const { cms } = await ports.front();
  const page = await cms.page({ pageKey: `banner-${industry}`, lang: boot.lang }, { signal, handled: true });
  const image = page.ok ? page.value.blocks.find((block) => block.image !== undefined)?.image : undefined;
  // as it is kept, it fits the width of a page on PC
  return image === undefined ? null : imageUrl(boot.imageServer, image, boot.device === 'pc' ? 0 : 960);
}
