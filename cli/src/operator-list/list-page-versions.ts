import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { connectStaff, toStaffCallFailure } from '../staff-connection.ts';

/** Lists what was written to a page, the latest first; `--json` has the texts. D-45 */
export async function listPageVersions(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [key = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { key, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.operatorList.versions(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const { versions } = found.value;
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: (['date', 'language', 'title'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: versions.map(({ written, lang, title }) => [new Date(written).toISOString(), lang, title]),
    },
  });
}
