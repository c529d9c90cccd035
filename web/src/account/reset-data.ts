import { readQuery } from '@fairhall/core/routes/query';
import type { Visit } from '../page/screen.ts';

export interface ResetData {
  /** True if the address contains the token of an email; only the page's script reads its value. THR-04 */
  readonly hasToken: boolean;
  readonly email: string | null;
}

export function resetData({ search }: Pick<Visit, 'search'>): ResetData {
  const { token, email } = readQuery(search);
  return { hasToken: token !== undefined, email: email ?? null };
}
