import { unitCount } from '@fairhall/core/catalogue/unit';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffRfq } from '@fairhall/core/contract/rfq/staff-calls';
import { fileSize } from '@fairhall/core/files/file-size';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

type StaffRfq = OutputOf<typeof staffRfq.show>;

/** Shows one request for quotation with all its fields and its files. D-94 */
export async function showRfqToStaff(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [rfqId = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { rfqId, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffRfq.show(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({ data: found.value, view: toView(found.value, invocation, origin) });
}

function toView(rfq: StaffRfq, { texts, global }: Invocation, origin: string): View {
  const { cateAndTag, quantity, unit, countryCode, accountEmail: email, attachments } = rfq;
  const files = attachments.map(({ fileName, size, url }) => {
    const { key, values } = fileSize(global.lang, size);
    return `${fileName} (${texts.text(key, values)}) ${new URL(`/gateway/${url}`, origin)}`;
  });
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), rfq.rfqId],
      [texts.text('terminal.column.date'), getFormat(global.lang).date(rfq.createTime)],
      [texts.text('terminal.staff.rfq.reached'), getFormat(global.lang).number(rfq.reached)],
      [texts.text('rfq.email'), rfq.email],
      [
        texts.text('terminal.staff.rfq.account'),
        rfq.isConfirmed ? email : texts.text('terminal.staff.rfq.unconfirmed', { email }),
      ],
      [texts.text('terminal.column.language'), rfq.lang],
      [
        texts.text('rfq.tags'),
        [...(cateAndTag?.tag.map(({ label }) => label) ?? []), cateAndTag?.product ?? ''].filter(Boolean).join(', '),
      ],
      [texts.text('rfq.product'), rfq.productId],
      [texts.text('terminal.column.exhibition'), rfq.exhibitionId],
      [texts.text('rfq.quantity'), quantity === null ? '' : unitCount(texts, global.lang, unit, quantity)],
      [texts.text('rfq.country'), countryCode === '' ? '' : getFormat(global.lang).countryName(countryCode)],
      [texts.text('rfq.description'), rfq.description],
      [texts.text('rfq.question'), rfq.question],
      [texts.text('rfq.detail.files'), files.join('; ')],
    ],
  };
}
