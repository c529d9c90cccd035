import type { ReactNode } from 'react';
import { CertificateList } from '../../certificate/certificate-list.tsx';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { SupplierLight, VerificationList } from '../../ui/supplier-facts.tsx';
import { ColumnHead } from './column-head.tsx';
import type { ColumnWords } from './column-words.ts';
import type { CellWords, CompareData, RowWords } from './compare-data.ts';
import styles from './compare-table.module.css';
import { Mark } from './mark.tsx';

/**
 * The table, with a column for each product. On a phone a row's name is above the row, and the columns scroll sideways.
 */
export function CompareTable({ data }: { data: CompareData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { columns, prices } = data;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={text('compare.scroll')}>
      <table className={styles.table} data-count={columns.length}>
        <thead>
          <tr>
            {device === 'pc' ? <th scope="col">{text('compare.product')}</th> : null}
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} columns={columns} />
            ))}
          </tr>
        </thead>
        <Row name={text('product.ladder')} hint={prices.at} differs={prices.differs} columns={columns}>
          {columns.map((column, index) => (
            <PriceCell key={column.id} column={column} best={prices.best[index] ?? null} />
          ))}
        </Row>
        {data.facts.map((row) => (
          <TextRow key={row.name} row={row} columns={columns} />
        ))}
        <Row name={text('certificate.title')} differs={data.certificatesDiffer} columns={columns}>
          {columns.map(({ id, certificates }) => (
            <td key={id}>
              {certificates.length === 0 ? <ValueMissing /> : <CertificateList certificates={certificates} />}
            </td>
          ))}
        </Row>
        <Row name={text('compare.supplier')} differs={data.suppliersDiffer} columns={columns}>
          {columns.map((column) => (
            <Supplier key={column.id} column={column} />
          ))}
        </Row>
        {data.specs.map((row) => (
          <TextRow key={row.name} row={row} columns={columns} />
        ))}
      </table>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly hint?: string | null;
  readonly differs: boolean;
  readonly columns: readonly ColumnWords[];
  readonly children: ReactNode;
}

function Row({ name, hint = null, differs, columns, children }: RowProps) {
  const { device } = useBoot();
  const words = (
    <div className={styles.name}>
      <bdi>{name}</bdi>
      {hint === null ? null : <small>{hint}</small>}
      {columns.length > 1 ? <Mark is={differs ? 'differs' : 'same'} /> : null}
    </div>
  );
  const row = { 'data-row': differs ? 'differs' : 'same' };
  if (device === 'pc')
    return (
      <tbody {...row}>
        <tr>
          <th scope="row">{words}</th>
          {children}
        </tr>
      </tbody>
    );
  return (
    <tbody {...row}>
      <tr className={styles.band}>
        <th scope="rowgroup" colSpan={columns.length}>
          {words}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

function TextRow({ row, columns }: { row: RowWords; columns: readonly ColumnWords[] }) {
  return (
    <Row name={row.name} differs={row.differs} columns={columns}>
      {row.cells.map((cell, index) => (
        <Cell key={columns[index]?.id} cell={cell} />
      ))}
    </Row>
  );
}

function Cell({ cell: { text, best, isSilent } }: { cell: CellWords }) {
  return (
    <td>
      {isSilent ? <ValueMissing /> : <bdi>{text}</bdi>}
      {best === null ? null : <Mark is="best" word={best} />}
    </td>
  );
}

function ValueMissing() {
  const { text } = useTexts();
  return <span className={styles.silent}>{text('compare.notStated')}</span>;
}

function PriceCell({ column: { price, steps }, best }: { column: ColumnWords; best: string | null }) {
  const { text } = useTexts();
  return (
    <td>
      {price === null ? <span className={styles.silent}>{text('card.onRequest')}</span> : null}
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.range} data-current={step.current ? '' : undefined}>
            <span>{step.range}</span>
            <b>
              <bdi dir="ltr">{step.price}</bdi>
            </b>
          </li>
        ))}
      </ul>
      {best === null ? null : <Mark is="best" word={best} />}
    </td>
  );
}

function Supplier({ column: { supplier } }: { column: ColumnWords }) {
  return (
    <td>
      <a className={`link ${styles.supplier}`} href={supplier.href}>
        <bdi>{supplier.name}</bdi>
      </a>
      <SupplierLight light={supplier.light} text={supplier.lightText} href={supplier.lightHref} />
      <ul className={styles.facts}>
        <VerificationList proofs={supplier.proofs} />
        <li>
          <bdi>{supplier.location}</bdi>
        </li>
        <li>{supplier.years}</li>
        {supplier.reply === null ? null : <li>{supplier.reply}</li>}
      </ul>
    </td>
  );
}
