import { loadSupplier, type SupplierView, supplierView } from '@fairhall/core/catalogue/supplier.view';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type Outcome, toCallFailure, type View } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';
import { replyText } from './reply-text.ts';

/** Shows one supplier as facts: location, proofs, certificates and products. */
export async function showSupplier(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, clock, origin } = connection.value;
  const [id = ''] = invocation.args;
  const loaded = await waitWithProgress(invocation, loadSupplier(gateway, id, signal));
  if (!loaded.ok) return toCallFailure(loaded.error, origin);
  const view = supplierView(loaded.value, clock.now());
  return ok({ data: view, view: toView(view, invocation) });
}

function toView(supplier: SupplierView, invocation: Invocation): View {
  const { texts, global } = invocation;
  const format = getFormat(global.lang);
  const { id, name, countryCode, province, established, employees, proofs, products } = supplier;
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), id],
      [texts.text('terminal.column.supplier'), name],
      [texts.text('terminal.column.country'), [format.countryName(countryCode), province].filter(Boolean).join(', ')],
      [texts.text('terminal.column.business'), texts.text(`supplier.type.${supplier.businessType}`)],
      [texts.text('terminal.column.reply'), replyText(supplier.reply, invocation)],
      [texts.text('terminal.column.standing'), texts.text(`supplier.light.${supplier.light}`)],
      [
        texts.text('terminal.column.proofs'),
        proofs.map(({ kind, date }) => `${texts.text(`supplier.proof.${kind}`)} ${format.month(date)}`).join('; '),
      ],
      [
        texts.text('certificate.title'),
        supplier.certificates
          .map(({ name, expires }) => (expires === null ? name : `${name} – ${format.date(expires)}`))
          .join('; '),
      ],
      [texts.text('terminal.column.established'), String(established)],
      [texts.text('terminal.column.employees'), format.number(employees)],
      [texts.text('supplier.mainProducts'), supplier.mainProducts.join(', ')],
      [texts.text('supplier.about'), supplier.about],
      [
        texts.text('terminal.column.goods'),
        `${format.number(supplier.goodsCount)}: ${products.map((card) => card.id).join(' ')}`,
      ],
    ],
  };
}
