import { imageUrl } from '@fairhall/core/contract/resource';
import type { Visit } from '../../page/screen.ts';

/** Loads the address of the picture above an industry's suppliers, which staff choose; null without one. D-45 */
export async function findBanner(
  industry: string,
  { ports, boot, signal }: Pick<Visit, 'ports' | 'boot' | 'signal'>,
): Promise<string | null> {
  const { cms } = await ports.frontGateway();
  const found = await cms.banner({ industry }, { signal, handled: true });
  const image = found.ok && found.value.image;
  // the stored size fits the width of a page on PC
  return image ? imageUrl(boot.imageServer, image, boot.device === 'pc' ? 0 : 960) : null;
}
