import { loadAccount } from '@fairhall/core/account/load-account';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type AccountData, toAccountData } from './account-data.ts';

export { AccountPage as Screen } from './account-page.tsx';

/** Loads the account: name, pending items and sessions. */
export async function loader({ ports: { gateway }, signal, texts, boot }: Visit<'account'>): Promise<AccountData> {
  return toAccountData(requireValue(await loadAccount(gateway, { signal })), {
    texts,
    lang: boot.lang,
    imageServer: boot.imageServer,
  });
}

export const head = (_: AccountData, { texts }: HeadContext): Head => ({
  title: texts.text('me.head.title'),
  heading: texts.text('me.title'),
  noIndex: true,
});
