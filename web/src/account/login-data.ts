import type { FormKind } from '@fairhall/core/account/verdict';
import type { Message } from '@fairhall/core/ports/texts';
import { readQuery } from '@fairhall/core/routes/query';
import { resolveAddress } from '../page/address.ts';
import { isPersonal } from '../page/guard.ts';
import type { Visit } from '../page/screen.ts';

export interface LoginData {
  readonly tab: FormKind;
  /** Decides on the tab and is filled in.  */
  readonly email: string | null;
  /** Where one goes afterwards, below our own origin; null is home. */
  readonly next: string | null;
  /** Why one is here. */
  readonly reason: Message | null;
}

type LoginVisit = Pick<Visit, 'search' | 'boot'>;

/** What the address of a login page says.  */
export function loginData({ search, boot }: LoginVisit, kind: FormKind): LoginData {
  const { redirect, email, register } = readQuery(search);
  return {
    tab: register === true ? 'register' : kind,
    email: email ?? null,
    next: redirect ?? null,
    reason: redirect !== undefined && isPersonalPath(redirect, boot) ? { key: 'account.reason.page' } : null,
  };
}

function isPersonalPath(path: string, boot: Visit['boot']): boolean {
  const address = resolveAddress(new URL(path, boot.origin).pathname, boot);
  return address !== null && isPersonal(address.name);
}
