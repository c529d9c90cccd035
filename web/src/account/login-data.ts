import type { FormKind } from '@fairhall/core/account/address-check';
import { type LoginPage, loginPage } from '@fairhall/core/app/login-panel';
import type { Message } from '@fairhall/core/ports/texts';
import { isPersonal } from '@fairhall/core/routes/page-access';
import { readQuery } from '@fairhall/core/routes/query';
import { resolveAddress } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';

export interface LoginData extends LoginPage {
  /** Why the visitor was sent to the login; null if they came by themselves. */
  readonly reason: Message | null;
}

type LoginVisit = Pick<Visit, 'search' | 'boot'>;

/** Reads the data of a login page from its address.  */
export function loginData({ search, boot }: LoginVisit, kind: FormKind): LoginData {
  const page = loginPage(kind, readQuery(search));
  const isSentHere = page.next !== null && isPersonalPath(page.next, boot);
  return { ...page, reason: isSentHere ? { key: 'account.reason.page' } : null };
}

function isPersonalPath(path: string, boot: Visit['boot']): boolean {
  const address = resolveAddress(new URL(path, boot.origin).pathname, boot);
  return address !== null && isPersonal(address.name);
}
