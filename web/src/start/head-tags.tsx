import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../page/contexts.ts';
import { getPageColor, type Head } from '../page/head.ts';
import { pageLocation } from '../page/page-location.ts';

/** The head's tags in the browser. The server writes the same ones into the document, and React hydrates them. */
export function HeadTags({ head }: { head: Head }) {
  return import.meta.env.SSR ? null : <BrowserHeadTags head={head} />;
}

/** The page that the document was written for. */
const initialLocation = import.meta.env.SSR ? undefined : pageLocation();

/**
 * Updates title and colour. The server's tags for search engines and link previews are removed when another page is
 * shown, because their readers load a new document for each page.
 */
function BrowserHeadTags({ head }: { head: Head }) {
  const boot = useBoot();
  const { pathname, search } = useLocation();
  const isWritten = pathname === initialLocation?.pathname && search === initialLocation.search;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (head.industry === undefined) delete dataset.industry;
    else dataset.industry = head.industry;
  }, [head.industry]);
  useEffect(() => {
    if (!isWritten) for (const tag of document.querySelectorAll('[data-page-head]')) tag.remove();
  }, [isWritten]);
  return (
    <>
      <title>{head.title}</title>
      <meta name="theme-color" content={getPageColor(head, boot)} />
    </>
  );
}
