import { useEffect, useState } from 'react';
import { useTexts } from '../../page/contexts.ts';
import styles from './page-tabs.module.css';
import type { SupplierData } from './supplier-data.ts';

const PAGE_SECTIONS = ['home', 'products', 'profile', 'contact'] as const;
type PageSection = (typeof PAGE_SECTIONS)[number];

/**
 * The page's sections as tabs on a phone. They are links, so that they work without JavaScript. A page with only
 * products links to the other sections on the supplier's home page.
 */
export function PageTabs({ data: { isHome, shop } }: { data: SupplierData }) {
  const { text } = useTexts();
  const seen = useSeenPart(isHome);
  return (
    <nav className={`cell-bar ${styles.tabs}`} aria-label={text('supplier.tabs')}>
      {PAGE_SECTIONS.map((part) => (
        <a
          key={part}
          href={isHome || part === 'products' ? `#${part}` : `${shop.allHref}#${part}`}
          aria-current={part === (isHome ? seen : 'products') ? 'location' : undefined}
        >
          {text(`supplier.tab.${part}`)}
        </a>
      ))}
    </nav>
  );
}

/** Returns the section at the top of the screen. */
function useSeenPart(isHome: boolean): PageSection {
  const [part, setPart] = useState<PageSection>('home');
  useEffect(() => {
    if (!isHome) return;
    const updateSection = () => {
      const isAbove = (id: PageSection) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? 1) <= HEADER_HEIGHT;
      setPart(PAGE_SECTIONS.findLast(isAbove) ?? 'home');
    };
    updateSection();
    addEventListener('scroll', updateSection, { passive: true });
    return () => removeEventListener('scroll', updateSection);
  }, [isHome]);
  return part;
}

/** The height of the bars at the top and a small margin, in pixels. */
const HEADER_HEIGHT = 120;
