import { readQuery } from '@fairhall/core/routes/query';
import type { Visit } from '../page/screen.ts';

export interface InitialPasswordData {
  /** Whether the address contains the token of an email; only the page's script reads its value. THR-04 */
  readonly hasToken: boolean;
  /** The address that the link names; '' for none. */
  readonly email: string;
}

export function initialPasswordData({ search }: Pick<Visit, 'search'>): InitialPasswordData {
  const { initToken, initEmail = '' } = readQuery(search);
  return { hasToken: initToken !== undefined, email: initEmail };
}
