import { useState } from 'react';
import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';

/** Shares the page's address with the device's share dialog, or copies it if there is none. */
export function ShareButton({ href, title }: { href: string; title: string }) {
  const { text } = useTexts();
  const [notice, setNotice] = useState<'copied' | 'failed' | null>(null);
  const share = async () => {
    const url = new URL(href, location.href).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setNotice('copied');
    } catch (error) {
      // A user who closes the share dialog has cancelled; that is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setNotice('failed');
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        <Icon name={notice === 'copied' ? 'check' : 'share'} small />
        {text(notice === 'copied' ? 'product.share.copied' : 'product.share')}
      </button>
      <span className="hidden" role="status">
        {notice === null ? '' : text(`product.share.told.${notice}`)}
      </span>
    </>
  );
}
