import { setNonce } from 'get-nonce';
import { useEffect, useState } from 'react';

/** The nonce of this page's styles, as the server wrote it into the head. */
const pageNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/**
 * The nonce for styles that are made while the page lives. Empty until the page is taken over: browsers hide the
 * attribute, so a first rendering with it would differ from the server's. The lock of the page behind a modal takes it
 * from a place of its own, which is filled here as well.
 */
export function useStyleNonce(): () => string {
  const [nonce, keepNonce] = useState('');
  useEffect(() => {
    const found = pageNonce();
    setNonce(found);
    keepNonce(found);
  }, []);
  return () => nonce;
}
