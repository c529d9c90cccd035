import { INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import { hrefOf } from '../page/address.ts';
import { useCachedChildren } from '../page/cached-markup.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './menus.module.css';

/** The menu of the twelve industries in the header; each links to its categories. */
export function IndustryMenu() {
  const boot = useBoot();
  const texts = useTexts();
  const { text } = texts;
  const categories = hrefOf(boot)('categories', {});
  const content = useCachedChildren(`industries ${categories}`, texts, () => (
    <>
      <summary>
        <Icon name="menu" />
        {text('shell.allCategories')}
        <Icon name="chevron" small />
      </summary>
      <ul className={`${styles.list} ${styles.industries}`}>
        {INDUSTRY_KEYS.map((key) => (
          <li key={key}>
            <a href={`${categories}#${key}`} data-industry={key}>
              {text(`industry.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  ));
  return <details className={styles.menu} name="shell-menu" {...content} />;
}
