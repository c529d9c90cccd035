import { getLanguage } from '@fairhall/core/site/languages';
import { useLocation } from 'react-router';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './menus.module.css';
import { useNormalizedPath } from './use-normalized-path.ts';

/**
 * The languages with a full set of texts. A choice is a plain link: the server sets the cookie. `compact` shows only
 * the globe. 
 */
export function LanguageMenu({ compact }: { compact?: boolean }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  return (
    <details className={styles.menu} name="shell-menu" data-compact={compact}>
      <summary>
        <Icon name="globe" />
        <span className="hidden">{text('shell.language')}: </span>
        <span lang={lang} className={compact ? 'hidden' : undefined}>
          {getLanguage(lang).nativeName}
        </span>
        {compact ? null : <Icon name="chevron" small />}
      </summary>
      <LanguageLinks className={styles.list} />
    </details>
  );
}

/** The same page in each language, as a list of links: in the menu, and at the foot of every page of a phone. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const { lang, languages } = useBoot();
  const { search } = useLocation();
  const path = useNormalizedPath();
  const addressIn = (code: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', code);
    return `${path}?${query}`;
  };
  return (
    <ul className={className}>
      {languages.map((code) => (
        <li key={code}>
          <a href={addressIn(code)} lang={code} data-document="" aria-current={code === lang ? 'true' : undefined}>
            {getLanguage(code).nativeName}
          </a>
        </li>
      ))}
    </ul>
  );
}
