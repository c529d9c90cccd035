import { loadOwn } from '@fairhall/core/account/load-own';
import type { Head } from '../page/head.ts';
import { needed } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type OwnData, ownData } from './own-data.ts';

export { OwnPage as Screen } from './own.tsx';

/** Who it is, what waits, and where it is logged in. */
export async function loader({ ports: { gateway }, signal, texts, boot }: Visit<'account'>): Promise<OwnData> {
  return ownData(needed(await loadOwn(gateway, { signal })), { texts, lang: boot.lang, imageServer: boot.imageServer });
}

export const head = (_: OwnData, { texts }: HeadContext): Head => ({
  title: texts.text('me.head.title'),
  heading: texts.text('me.title'),
  noIndex: true,
});
