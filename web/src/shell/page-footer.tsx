import { isReviewed } from '@fairhall/core/site/languages';
import { hrefOf, rootOf } from '../page/address.ts';
import { useCachedChildren } from '../page/cached-markup.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SiteLogo } from '../ui/site-logo.tsx';
import { LanguageLinks } from './language-menu.tsx';
import styles from './page-footer.module.css';

/** The footer of every page. It says if the language was translated by machine. D-99 */
export function PageFooter() {
  const boot = useBoot();
  const texts = useTexts();
  const { text } = texts;
  const href = hrefOf(boot);
  const { lines } = boot.brand;
  const content = useCachedChildren(`footer ${rootOf(boot)} ${boot.audience}`, texts, () => (
    <div className={`wrap ${styles.inner}`}>
      <a className={styles.logo} href={rootOf(boot)} aria-label={text('shell.home')}>
        <SiteLogo brand={boot.brand} dark />
      </a>
      <nav aria-label={text('shell.footer')}>
        <a href={href('aboutUs', {})}>{text('shell.about')}</a>
        {boot.audience === 'supplier' ? null : <a href={href('exhibitions', {})}>{text('shell.exhibitions')}</a>}
        <a href={href('categories', {})}>{text('shell.categories')}</a>
        <a href={href('search', { searchType: 'supplier' })}>{text('shell.suppliers')}</a>
        <a href={href('customerService', {})}>{text('shell.service')}</a>
        <a href={href('sitemap', {})}>{text('shell.siteMap')}</a>
        <a href={href('privacyPolicy', {})}>{text('shell.privacy')}</a>
        {lines && <a href={href('imprint', {})}>{text('shell.imprint')}</a>}
      </nav>
      {lines && (
        <p className={styles.contact}>
          {lines.map((line) => (
            <a key={line.text} href={line.href} dir="auto">
              {line.text}
            </a>
          ))}
        </p>
      )}
      {isReviewed(boot.lang) ? null : <p className={styles.made}>{text('shell.machineMade')}</p>}
    </div>
  ));
  return (
    <footer className={styles.footer}>
      {boot.device === 'h5' ? (
        <nav className="wrap" aria-label={text('shell.language')} data-languages="">
          <LanguageLinks className={styles.languages} />
        </nav>
      ) : null}
      <div {...content} />
    </footer>
  );
}
