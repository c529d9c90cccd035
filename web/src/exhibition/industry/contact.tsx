import { useTexts } from '../../page/contexts.ts';
import { ArticleBlocks } from '../../ui/article-blocks.tsx';
import type { ContactData } from './contact-data.ts';
import styles from './industry.module.css';
import { IndustryFrame } from './industry-frame.tsx';

/** Contact details for the exhibition. */
export function Contact({ data: { industry, blocks, lang, writeHref } }: { data: ContactData }) {
  const { text } = useTexts();
  return (
    <IndustryFrame data={industry}>
      <section className={`panel ${styles.text}`}>
        <h2>{text('industryExpo.tab.contactUs')}</h2>
        <p>{text('industryExpo.contact.none')}</p>
        {blocks.length === 0 ? null : <ArticleBlocks blocks={blocks} lang={lang} level="h3" />}
        <p>
          <a className="button primary" href={writeHref}>
            {text('industryExpo.contact.write')}
          </a>
        </p>
      </section>
    </IndustryFrame>
  );
}
