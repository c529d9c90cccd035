import { languageOf } from '@fairhall/core/site/languages';
import { useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { useBoot, useTexts } from './contexts.ts';
import styles from './menus.module.css';

/** The languages with a full set of texts. A choice is a plain link: the server sets the cookie.  */
export function LanguageMenu() {
  const { lang, languages } = useBoot();
  const { text } = useTexts();
  const { pathname, search } = useLocation();
  const addressIn = (code: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', code);
    return `${pathname}?${query}`;
  };
  return (
    <details className={styles.menu} name="shell-menu">
      <summary>
        <Icon name="globe" />
        <span className="hidden">{text('shell.language')}: </span>
        <span lang={lang}>{languageOf(lang).nativeName}</span>
        <Icon name="chevron" small />
      </summary>
      <ul className={styles.list}>
        {languages.map((code) => (
          <li key={code}>
            <a href={addressIn(code)} lang={code} data-document="" aria-current={code === lang ? 'true' : undefined}>
              {languageOf(code).nativeName}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
