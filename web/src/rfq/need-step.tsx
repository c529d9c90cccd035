import { imageUrl } from '@fairhall/core/contract/resource';
import { TextCounter } from '../forms/text-counter.tsx';
import { TextAreaField } from '../forms/text-field.tsx';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { TagField } from '../tags/tag-field.tsx';
import { ItemPanel } from '../ui/item-panel.tsx';
import { FileField } from './file-field.tsx';
import styles from './rfq.module.css';
import type { RfqData } from './rfq-data.ts';
import { type RfqLabels, rfqField } from './rfq-field.ts';
import type { RfqFlow } from './use-rfq.ts';

interface RfqNeedStepProps {
  readonly flow: RfqFlow;
  readonly labels: RfqLabels;
  readonly data: RfqData;
}

/** The first step: the product, and the details that suppliers need. D-50 */
export function RfqNeedStep({ flow, labels, data }: RfqNeedStepProps) {
  const { text } = useTexts();
  const { view } = flow;
  const fieldOf = rfqField(flow, labels);
  return (
    <div className={styles.fields}>
      <ProductPanel flow={flow} />
      <TagField
        name="cateAndTag"
        label={text('rfq.tags')}
        help={text('rfq.tags.hint')}
        value={view.cateAndTag}
        onChange={(value) => flow.send({ type: 'tags.changed', value })}
        brought={data.tags}
        {...(data.industry !== null && { industry: data.industry })}
      />
      <TextAreaField
        {...fieldOf('description')}
        below={<TextCounter count={view.lengths.description}>{text('rfq.description.hint')}</TextCounter>}
      />
      <TextAreaField
        {...fieldOf('question')}
        rows={3}
        optional
        below={<TextCounter count={view.lengths.question}>{text('rfq.question.hint')}</TextCounter>}
      />
      <FileField flow={flow} />
    </div>
  );
}

/** The product that the request was started from, if any. */
function ProductPanel({ flow: { view } }: { flow: RfqFlow }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { product } = view;
  if (product === null || product.name === '') return null;
  return (
    <ItemPanel
      name={product.name}
      href={hrefOf(boot)('product', { name: product.name, productId: product.id })}
      picture={product.image === null ? null : imageUrl(boot.imageServer, product.image, 166)}
      label={text('rfq.product')}
    />
  );
}
