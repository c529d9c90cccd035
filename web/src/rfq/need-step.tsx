import { imageUrl } from '@fairhall/core/contract/resource';
import { formatFor } from '@fairhall/core/site/format';
import { hrefOf } from '../app/address.ts';
import { useBoot, useTexts } from '../app/contexts.ts';
import { TagField } from '../tags/tag-field.tsx';
import { LongTextField } from '../ui/text-field.tsx';
import { FileField } from './file-field.tsx';
import styles from './rfq.module.css';
import type { RfqData } from './rfq-data.ts';
import type { RfqLabels } from './rfq-form.tsx';
import type { RfqFlow } from './use-rfq.ts';

interface NeedStepProps {
  readonly flow: RfqFlow;
  readonly labels: RfqLabels;
  readonly data: RfqData;
}

/** The first step: what it is, and what suppliers must know of it. D-50 */
export function NeedStep({ flow, labels, data }: NeedStepProps) {
  const { text } = useTexts();
  const { view } = flow;
  const fieldOf = (name: 'description' | 'question') => ({
    name,
    label: labels[name],
    field: view.fields[name],
    onType: (value: string) => flow.type(name, value),
    onLeave: () => flow.leave(name),
  });
  return (
    <div className={styles.fields}>
      <ProductPanel flow={flow} />
      <TagField
        name="cateAndTag"
        label={text('rfq.tags')}
        help={text('rfq.tags.hint')}
        value={view.cateAndTag}
        onChange={flow.chooseTags}
        brought={data.tags}
        {...(data.industry !== null && { industry: data.industry })}
      />
      <LongTextField {...fieldOf('description')} below={<Below flow={flow} name="description" />} />
      <LongTextField {...fieldOf('question')} rows={3} optional below={<Below flow={flow} name="question" />} />
      <FileField flow={flow} />
    </div>
  );
}

function Below({ flow: { view }, name }: { flow: RfqFlow; name: 'description' | 'question' }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = formatFor(lang);
  const { length, max } = view.lengths[name];
  return (
    <p className={styles.below}>
      <span>{text(name === 'description' ? 'rfq.description.hint' : 'rfq.question.hint')}</span>
      <span className="number" data-over={length > max ? '' : undefined}>
        {text('form.characters', { length: number(length), max: number(max) })}
      </span>
    </p>
  );
}

/** The product that the request is about, where it came from one. */
function ProductPanel({ flow: { view } }: { flow: RfqFlow }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { product } = view;
  if (product === null || product.name === '') return null;
  return (
    <div className={styles.product}>
      {product.image === null ? null : (
        <img src={imageUrl(boot.imageServer, product.image, 166)} alt="" width="64" height="64" />
      )}
      <div>
        <p className="meta">{text('rfq.product')}</p>
        <a href={hrefOf(boot)('product', { name: product.name, productId: product.id })}>
          <bdi>{product.name}</bdi>
        </a>
      </div>
    </div>
  );
}
