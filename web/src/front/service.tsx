import { FormSideCard } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { ArticleBlocks } from '../ui/article-blocks.tsx';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './front.module.css';
import type { ServiceData } from './service-data.ts';

/** Answers to frequent questions, contact details, and a form for other questions. D-18 */
export function ServicePage({ data: { questions, channels } }: { data: ServiceData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <div className="wrap" data-page="customer-service">
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: text('service.title') }]} /> : null}
      <header className={styles.head}>
        <h1 className={device === 'pc' ? undefined : 'hidden'}>{text('service.title')}</h1>
        <p>{text('service.lead')}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {questions === null ? null : (
            <section className={`panel ${styles.text}`}>
              <h2>{text('service.faq')}</h2>
              <ArticleBlocks blocks={questions.blocks} lang={questions.lang} level="h3" />
            </section>
          )}
          <section className={styles.main}>
            <h2>{text('service.write')}</h2>
            <FeedbackForm supplierId={null} />
          </section>
        </div>
        {channels === null ? null : (
          <FormSideCard title={text('service.channels')}>
            <ArticleBlocks blocks={channels.blocks} lang={channels.lang} level="h3" />
          </FormSideCard>
        )}
      </div>
    </div>
  );
}
