import { FormColumns, FormHead, FormSideCard } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import { SupplierLight } from '../ui/supplier-facts.tsx';
import type { LightFeedbackData } from './feedback-data.ts';
import { FeedbackForm } from './feedback-form.tsx';

/** The form to report doubts about a supplier to the organiser's staff. D-25 */
export function TrafficLightFeedbackPage({ data }: { data: LightFeedbackData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <div className="wrap bleed" data-page="traffic-light-feedback">
      {device === 'pc' ? (
        <PageBreadcrumbs
          crumbs={[{ name: data.name, href: data.detailHref }, { name: text('feedback.light.title') }]}
        />
      ) : null}
      <FormHead title={text('feedback.light.title')} lead={text('feedback.light.lead')} />
      <FormColumns
        aside={
          <FormSideCard title={data.name}>
            <SupplierLight light={data.light} text={data.lightText} />
            <p className="number">{data.score}</p>
          </FormSideCard>
        }
      >
        <FeedbackForm key={data.id} supplierId={data.id} />
      </FormColumns>
    </div>
  );
}
