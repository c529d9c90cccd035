import { useTexts } from '../page/contexts.ts';
import { StepList } from '../ui/step-list.tsx';

/** How the buyer service handles a request. D-23 */
export function ServiceSteps() {
  const { text } = useTexts();
  const steps = (['ask', 'match', 'quote', 'meet'] as const).map((step) => text(`rfq.service.step.${step}`));
  return <StepList title={text('rfq.service.how')} steps={steps} shape="panel" />;
}
