import type { SampleRow as Sample } from '@fairhall/core/sample/supplier/samples.view';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { rowLook } from '../../ui/row-list.tsx';
import { standName } from '../../ui/stand-name.ts';
import { StandPlate } from '../../ui/stand-plate.tsx';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import styles from './samples.module.css';

interface SampleRowProps {
  readonly row: Sample;
  /** The country's name; '' if it is unknown. */
  readonly country: string;
  readonly isBusy: boolean;
  readonly mark: (isCollected: boolean) => void;
}

/** One booked sample: product, visitor, stand, and the button that marks it as collected. */
export function SampleRow({ row, country, isBusy, mark }: SampleRowProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number, date } = getFormat(lang);
  const { id, goodsName, quantity, contactName, companyName, status, hall, standNo, createTime } = row;
  return (
    <li className={`${rowLook} ${styles.row}`} data-sample={id} data-status={status}>
      <div className={styles.words}>
        <b>
          <bdi>{goodsName || text('supplierSamples.productGone')}</bdi>
        </b>
        <p>{text('supplierSamples.pieces', { count: number(quantity) })}</p>
        <p>
          <bdi>{contactName}</bdi>
          {companyName === '' ? null : (
            <>
              {' · '}
              <bdi>{companyName}</bdi>
            </>
          )}
          {country === '' ? null : ` · ${country}`}
        </p>
        <p className="meta">{date(createTime)}</p>
      </div>
      {standNo === '' ? null : <StandPlate name={standName(hall, standNo)} />}
      <div className={styles.mark}>
        <p className="meta" role="status">
          {text(`supplierSamples.status.${status}`)}
        </p>
        {row.canMark ? (
          <button
            type="button"
            className={row.isCollected ? 'button' : 'button primary'}
            data-action={row.isCollected ? 'undo' : 'collect'}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) mark(!row.isCollected);
            }}
          >
            {text(row.isCollected ? 'supplierSamples.undo' : 'supplierSamples.mark')}
            <span className="hidden">
              : {wrapInIsolate(goodsName)}, {wrapInIsolate(contactName)}
            </span>
          </button>
        ) : null}
      </div>
    </li>
  );
}
