import { redirect } from 'react-router';
import { rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { Head } from '../page/head.ts';
import type { Visit } from '../page/screen.ts';

/** Renders nothing, since the loader always redirects. */
export const Screen = (): null => null;

/** Redirects to the target of a short link; for an unknown or expired one to the deploy root. D-20 THR-15 */
export async function loader({ params, ports, boot, signal }: Visit<'linkTransfer'>): Promise<never> {
  const { cms } = await ports.frontGateway();
  const found = await cms.link({ transfer: params.transfer }, { signal, handled: true });
  if (!found.ok) throw redirect(rootOf(boot));
  const { url, end } = found.value;
  const until = end === undefined ? {} : { headers: { expires: new Date(end).toUTCString() } };
  throw redirect(withBase(url, boot.deployPath), until);
}

const withBase = (url: string, deployPath: string): string => (url.startsWith('/') ? `${deployPath}${url}` : url);

export const head = (_: unknown, { boot }: { readonly boot: Boot }): Head => ({
  title: boot.brand.name,
  noIndex: true,
});
