import type { ProductContent, ProductForm } from '../../contract/catalogue/supplier-calls.ts';
import { type GatewayError, gatewayError } from '../../contract/error.ts';
import type { LocalFile } from '../../contract/local-file.ts';
import type { Result } from '../../result.ts';
import type { ProductContext } from './product.context.ts';

export type Loaded = Result<ProductForm, GatewayError>;
type Added = { readonly productId: string; readonly isWaiting: boolean };
export type Saved = Result<{ readonly version: number } | Added, GatewayError>;
export type Withdrawn = Result<unknown, GatewayError>;
export interface Withdrawing {
  readonly productId: string;
  readonly version: number;
  readonly key: string;
}
export interface Saving {
  readonly productId: string;
  readonly version: number;
  readonly content: ProductContent;
  readonly key: string;
}
export interface Sending {
  readonly file: LocalFile;
  readonly key: string;
}

/** Which pictures a preview was asked of, and the signatures that were answered. */
export interface Previewed {
  readonly images: readonly string[];
  readonly signs: ReadonlyMap<string, string>;
}

/** What a port that throws is told as. */
export const BROKEN = gatewayError('SERVER_ERROR');

/** The change that waits, by which it is taken back. */
export const waitingOf = ({ productId, form }: ProductContext): Omit<Withdrawing, 'key'> => ({
  ...{ productId, version: form?.product?.review?.version ?? 0 },
});

/** Whether the login has ended meanwhile. */
export const isLost = (answer: Withdrawn): boolean => !answer.ok && answer.error.kind === 'INVALID_TOKEN';
export const errorOf = (answer: Withdrawn): GatewayError => (answer.ok ? BROKEN : answer.error);

export function addedOf(saved: Saved): Partial<ProductContext> {
  if (!saved.ok || !('productId' in saved.value)) return {};
  return { addedId: saved.value.productId, isAddedWaiting: saved.value.isWaiting };
}

export function formOf(loaded: Loaded): ProductForm {
  if (!loaded.ok) throw new Error('a form that was not loaded is not filled');
  return loaded.value;
}
