import { useEffect, useState } from 'react';
import { useTexts } from '../../page/contexts.ts';
import styles from './page-tabs.module.css';
import type { SupplierData } from './supplier-data.ts';

const PARTS = ['home', 'products', 'profile', 'contact'] as const;
type Part = (typeof PARTS)[number];

/**
 * The parts of the page as tabs, on a phone: links to where they begin, so that they lead there without a script as well. A
 * page of products alone leads to the parts that it has not.
 */
export function PageTabs({ data: { isHome, shop } }: { data: SupplierData }) {
  const { text } = useTexts();
  const seen = useSeenPart(isHome);
  return (
    <nav className={`cell-bar ${styles.tabs}`} aria-label={text('supplier.tabs')}>
      {PARTS.map((part) => (
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

/** The part that is at the upper end of the screen. */
function useSeenPart(isHome: boolean): Part {
  const [part, setPart] = useState<Part>('home');
  useEffect(() => {
    if (!isHome) return;
    const look = () => {
      const isAbove = (id: Part) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1) <= BELOW_BARS;
      setPart(PARTS.findLast(isAbove) ?? 'home');
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [isHome]);
  return part;
}

/** Height of the bars above what is read, and a little more, in pixels. */
const BELOW_BARS = 120;
