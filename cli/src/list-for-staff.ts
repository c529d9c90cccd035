import type { GatewayError } from '@fairhall/core/contract/error';
import type { MessageKey } from '@fairhall/core/messages';
import { ok, type Result } from '@fairhall/core/result';
import { type ListAnswer, type ListOutcome, type ListPage, readPageOption } from './list-verb.ts';
import type { Invocation } from './noun.ts';
import { readTextOption } from './option-values.ts';
import { listPageRemarks } from './page-remarks.ts';
import { waitWithProgress } from './progress.ts';
import { connectStaff, type StaffConnection, toStaffCallFailure } from './staff-connection.ts';

interface StaffList<Page extends ListPage> {
  send(
    gateway: StaffConnection['gateway'],
    data: { pageNo: number; reason?: string },
    options: { readonly signal: AbortSignal; readonly handled: true },
  ): Promise<Result<Page, GatewayError>>;
  toView(page: Page, origin: string): ListAnswer['view'];
  /** The remark for an empty list. */
  readonly none: MessageKey;
}

/** A page of a staff list that takes `--page` and `--reason`, and nothing else. D-94 */
export async function listForStaff<Page extends ListPage>(
  invocation: Invocation,
  { send, toView, none }: StaffList<Page>,
): Promise<ListOutcome> {
  const { options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { pageNo: page.value, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, send(gateway, data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({ data: found.value, view: toView(found.value, origin), remarks: listPageRemarks(found.value, none) });
}
