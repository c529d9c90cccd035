import type { CertificateView } from '@fairhall/core/catalogue/certificates';
import { formatFor } from '@fairhall/core/site/format';
import type { WordsContext } from '../ui/product-words.ts';
import { isolated } from '../ui/supplier-words.ts';

/** A certificate in words. */
export interface CertificateWords extends Pick<CertificateView, 'id' | 'name' | 'scope' | 'fileName'> {
  readonly issuer: string;
  readonly end: string;
  readonly endsSoon: boolean;
  readonly href: string;
}

export function certificateWords(view: CertificateView, { boot, texts }: WordsContext): CertificateWords {
  const { id, name, scope, fileName, endsSoon, expires } = view;
  const day = expires === null ? '' : formatFor(boot.lang).date(expires);
  return {
    ...{ id, name, scope, fileName, endsSoon },
    issuer: texts.text('certificate.issuer', { issuer: isolated(view.issuer) }),
    end: expires === null ? texts.text('certificate.endless') : texts.text('certificate.validTo', { day }),
    href: `${boot.gatewayUrl}/${view.path}`,
  };
}
