import type { PersonMail } from '@fairhall/core/contract/person/staff-calls';
import { ok } from '@fairhall/core/result';
import { fail } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { formatMoment } from '../../format-moment.ts';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

/** Lists the emails to an address for staff, with what became of each. D-94 REL-07 */
export async function listMails(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts, global } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const email = readTextOption(options, 'to')?.trim();
  if (!email) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--to' } });
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { email, pageNo: page.value, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffPerson.mails(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: (['date', 'subject', 'state'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: found.value.records.map((mail) => [
        formatMoment(mail.createTime, global.lang),
        mail.subject,
        describeState(mail, invocation),
      ]),
    },
    remarks: listPageRemarks(found.value, 'terminal.mail.none'),
  });
}

/** What became of an email, with the time or the reason. */
function describeState({ state, time, attempts, error }: PersonMail, { texts, global }: Invocation): string {
  const moment = time === null ? '' : formatMoment(time, global.lang);
  const isRetry = state === 'waiting' && attempts > 0 && error !== '';
  return texts.text(`terminal.mail.state.${isRetry ? 'retry' : state}`, { time: moment, error });
}
