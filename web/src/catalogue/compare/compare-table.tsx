import { CertificateList } from '../../certificate/certificate-list.tsx';
import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { SupplierLight } from '../../ui/supplier-facts.tsx';
import { ColumnHead } from './column-head.tsx';
import type { ColumnWords } from './column-words.ts';
import styles from './compare-table.module.css';
import { CompareBestMark } from './mark.tsx';
import type { RowWords } from './row-words.ts';
import { useChoice } from './use-choice.ts';
import { useScrollTogether } from './use-scroll-together.ts';

interface CompareTableProps {
  readonly columns: readonly ColumnWords[];
  readonly rows: readonly RowWords[];
  /** Whether several suppliers can be asked at once; those that are rated red say that they cannot. */
  readonly hasAskAll: boolean;
}

/**
 * The rows that differ, with a column for each product. The heads stay in view. In a narrow window a row's name is above
 * its cells, and four columns scroll sideways together with their heads. The roles are explicit, because Safari drops
 * those of a table that is laid out as a grid.
 */
export function CompareTable({ columns, rows, hasAskAll }: CompareTableProps) {
  const { text } = useTexts();
  const table = useScrollTogether();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above
    <table ref={table} role="table" className={styles.table} data-count={columns.length}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup" className={styles.heads}>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row" className={styles.row}>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <th role="columnheader" scope="col" className={styles.corner}>
            <span className="hidden">{text('compare.product')}</span>
          </th>
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <Row key={row.name} name={row.name} note={row.note}>
            {columns.map((column, index) => (
              <Cell key={column.id} row={row} index={index} column={column} />
            ))}
          </Row>
        ))}
        <Row name={text('compare.next')}>
          {columns.map((column) => (
            <ProductActions key={column.id} column={column} isOnly={columns.length === 1} hasAskAll={hasAskAll} />
          ))}
        </Row>
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly note?: string;
  readonly children: React.ReactNode;
}

function Row({ name, note = '', children }: RowProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see `CompareTable`
    <tr role="row" className={styles.row} data-row="differs">
      {/* biome-ignore lint/a11y/noRedundantRoles: see `CompareTable` */}
      <th role="rowheader" scope="row" className={styles.name}>
        <bdi>{name}</bdi>
        {note === '' ? null : <small>{note}</small>}
      </th>
      {children}
    </tr>
  );
}

interface CellProps {
  readonly row: RowWords;
  readonly index: number;
  readonly column: ColumnWords;
}

function Cell({ row, index, column }: CellProps) {
  const best = row.cells[index]?.best ?? null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see `CompareTable`
    <td role="cell">
      <CellContent row={row} index={index} column={column} />
      {best === null ? null : <CompareBestMark>{best}</CompareBestMark>}
    </td>
  );
}

function CellContent({ row: { kind, cells }, index, column }: CellProps) {
  const { text } = useTexts();
  const { certificates, supplier, steps } = column;
  switch (kind) {
    case 'ladder':
      return <PriceSteps steps={steps} />;
    case 'certificates':
      return certificates.length === 0 ? <ValueMissing /> : <CertificateList certificates={certificates} />;
    case 'supplier':
      return (
        <>
          <a className={`link ${styles.supplier}`} href={supplier.href}>
            <bdi>{supplier.name}</bdi>
          </a>
          <small>
            <bdi>{supplier.location}</bdi> · {supplier.years}
          </small>
        </>
      );
    case 'rating':
      return <SupplierLight light={supplier.light} text={supplier.lightText} href={supplier.lightHref} />;
    case 'verified':
      return <VerificationProofs proofs={supplier.proofs} />;
    default: {
      const { text: value = null, note = '' } = cells[index] ?? {};
      const dir = kind === 'money' ? 'ltr' : undefined;
      if (value === null) return <ValueMissing>{kind === 'money' ? text('card.onRequest') : undefined}</ValueMissing>;
      return (
        <>
          <b>
            <bdi dir={dir}>{value}</bdi>
          </b>
          {note === '' ? null : (
            <small>
              <bdi>{note}</bdi>
            </small>
          )}
        </>
      );
    }
  }
}

function ValueMissing({ children }: { children?: string | undefined }) {
  const { text } = useTexts();
  return <span className={styles.silent}>{children ?? text('compare.notStated')}</span>;
}

function PriceSteps({ steps }: Pick<ColumnWords, 'steps'>) {
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step.range}>
          <span>{step.range}</span>
          <b>
            <bdi dir="ltr">{step.price}</bdi>
          </b>
        </li>
      ))}
    </ul>
  );
}

/** What was checked of the supplier, with the months; a supplier of whom nothing was checked is marked. */
function VerificationProofs({ proofs }: Pick<ColumnWords['supplier'], 'proofs'>) {
  const { text } = useTexts();
  if (proofs.length === 0) {
    return (
      <span className={styles.unverified}>
        <Icon name="warning" small />
        {text('compare.notVerified')}
      </span>
    );
  }
  return (
    <ul>
      {proofs.map((proof) => (
        <li key={proof.kind}>
          <span className={styles.best}>
            <Icon name="shield" small />
            {proof.text}
          </span>
          <small>
            <bdi>{proof.date}</bdi>
          </small>
        </li>
      ))}
    </ul>
  );
}

interface ProductActionsProps {
  readonly column: ColumnWords;
  readonly isOnly: boolean;
  readonly hasAskAll: boolean;
}

function ProductActions({
  column: { id, name, enquiryHref, removeHref, supplier },
  isOnly,
  hasAskAll,
}: ProductActionsProps) {
  const { text } = useTexts();
  const choice = useChoice();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see `CompareTable`
    <td role="cell" className={styles.actions}>
      {enquiryHref === null ? null : (
        <a className="button" href={enquiryHref}>
          {text('product.enquire')}
        </a>
      )}
      {isOnly ? null : (
        <a
          className="button quiet"
          href={removeHref}
          aria-label={text('compare.remove', { product: name })}
          onClick={() => choice?.send({ type: 'product.removed', productId: id })}
        >
          {text('compare.remove.short')}
        </a>
      )}
      {hasAskAll && supplier.light === 'red' ? <small data-alone="">{text('compare.askAll.alone')}</small> : null}
    </td>
  );
}
