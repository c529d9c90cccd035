import { readQuery } from '@fairhall/core/routes/query';
import type { Visit } from '../page/screen.ts';

export interface ResetData {
  /** The address holds the token of a mail; what it is only the page's script knows. THR-04 */
  readonly hasToken: boolean;
  readonly email: string | null;
}

export function resetData({ search }: Pick<Visit, 'search'>): ResetData {
  const { token, email } = readQuery(search);
  return { hasToken: token !== undefined, email: email ?? null };
}
