import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../page/contexts.ts';
import { type Head, headTags } from '../page/head.ts';

/** The head's tags in the browser. The server writes the same ones into the document, and React hydrates them. */
export function HeadTags({ head }: { head: Head }) {
  return import.meta.env.SSR ? null : <BrowserHeadTags head={head} />;
}

function BrowserHeadTags({ head }: { head: Head }) {
  const boot = useBoot();
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (head.industry === undefined) delete dataset.industry;
    else dataset.industry = head.industry;
  }, [head.industry]);
  return headTags(head, boot, pathname).map((entry) => {
    if (entry.tag === 'title') return <title key="title">{entry.text}</title>;
    const { hreflang, ...attributes } = entry.attributes;
    const key = Object.values(entry.attributes).join(' ');
    if (entry.tag === 'meta') return <meta key={key} {...attributes} />;
    return hreflang === undefined ? (
      <link key={key} {...attributes} />
    ) : (
      <link key={key} hrefLang={hreflang} {...attributes} />
    );
  });
}
