import { errorMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import { SUPPLIER_RIGHTS, type SupplierRight } from '@fairhall/core/contract/supplier/limits';
import type { MessageKey } from '@fairhall/core/messages';
import type { Row } from '@fairhall/core/operator-list/column';
import { ok, type Result } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type Failure, fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES, toExitCode } from '../../exit-codes.ts';
import { readFileRows } from '../../file-rows.ts';
import { createKey, readKeyOption } from '../../idempotency-key.ts';
import type { Invocation } from '../../noun.ts';
import { readChoiceOption, readFlagOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, type StaffConnection, toStaffCallFailure } from '../../staff-connection.ts';
import { readOrAskReason } from '../../staff-reason.ts';

/** The most rows of a file. */
const MAX_ROWS = 1_000;
const COLUMN_NAMES: readonly string[] = ['supplier', 'email', 'right'];

interface InvitationRow {
  /** The supplier's id or the organiser's own key. */
  readonly supplierId: string;
  readonly email: string;
  readonly right: SupplierRight;
}

interface InvitationResult extends InvitationRow {
  readonly state: 'invited' | 'postponed' | 'refused';
  /** For people. */
  readonly text: string;
}

/**
 * Invites the people of a file, one after the other. The key of each call is made of its row and the reason, so that the
 * same command again invites only those whom the first did not reach. A row that is rejected does not stop the others.
 * D-39 D-94 REL-04
 */
export async function inviteFromFile(invocation: Invocation, path: string): Promise<Outcome> {
  const key = readKeyOption(invocation.options);
  if (!key.ok) return key;
  const right = readChoiceOption(invocation.options, 'right', SUPPLIER_RIGHTS);
  if (!right.ok) return right;
  const rows = await readFileRows(invocation, path, MAX_ROWS);
  if (!rows.ok) return rows;
  const invitations = parseRows(rows.value, right.value);
  if (!invitations.ok) return invitations;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await readOrAskReason(invocation);
  if (!reason.ok) return reason;
  if (readFlagOption(invocation.options, 'dryRun'))
    return toOutcome(
      invocation,
      invitations.value.map((row) => ({ ...row, state: 'invited', text: '' })),
      'terminal.dryRun',
    );
  const results: InvitationResult[] = [];
  for (const row of invitations.value) {
    const result = await inviteOne(invocation, connection.value, row, { reason: reason.value, key: key.value ?? '' });
    if (!result.ok) return result;
    results.push(result.value);
  }
  return toOutcome(invocation, results);
}

function parseRows(
  rows: readonly Row[],
  defaultRight: SupplierRight | undefined,
): Result<readonly InvitationRow[], Failure> {
  const odd = rows.flatMap((row) => Object.keys(row)).find((column) => !COLUMN_NAMES.includes(column));
  if (odd !== undefined)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.supplier.invite.noColumn', values: { column: odd } });
  const invitations: InvitationRow[] = [];
  for (const [index, { supplier = '', email = '', right = '' }] of rows.entries()) {
    const named = right.trim() === '' ? defaultRight : SUPPLIER_RIGHTS.find((each) => each === right.trim());
    if (supplier.trim() === '' || email.trim() === '' || named === undefined)
      return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.supplier.invite.badRow', values: { row: index + 1 } });
    invitations.push({ supplierId: supplier.trim(), email: email.trim(), right: named });
  }
  return ok(invitations);
}

interface Sending {
  readonly reason: string;
  /** The key of the command; '' for none. */
  readonly key: string;
}

/** Fails only where the next row would fail too: the server is away, or the token is invalid. */
async function inviteOne(
  invocation: Invocation,
  { gateway, signal, origin }: StaffConnection,
  row: InvitationRow,
  { reason, key }: Sending,
): Promise<Result<InvitationResult, Failure>> {
  const { texts, global } = invocation;
  const idempotencyKey = createKey(['invite', key, row.supplierId, row.email, row.right, reason].join('\n'));
  const sent = await waitWithProgress(
    invocation,
    gateway.supplierAdmin.invite({ ...row, reason }, { signal, idempotencyKey, retry: true, handled: true }),
  );
  if (sent.ok) {
    const isPostponed = sent.value.mail === 'postponed';
    const text = isPostponed
      ? texts.text('supplierSite.people.postponed', { email: row.email })
      : texts.text('terminal.supplier.invited', {
          email: row.email,
          date: getFormat(global.lang).date(sent.value.expires),
        });
    return ok({ ...row, state: isPostponed ? 'postponed' : 'invited', text });
  }
  if (toExitCode(sent.error) !== COMMAND_EXIT_CODES.refused) return toStaffCallFailure(sent.error, origin);
  return ok({ ...row, state: 'refused', text: toDisplayText(texts, errorMessage(sent.error)) });
}

/** One line for each row of the file. */
function toOutcome(
  { texts }: Invocation,
  results: readonly InvitationResult[],
  remark?: Extract<MessageKey, 'terminal.dryRun'>,
): Outcome {
  const refused = results.filter(({ state }) => state === 'refused').length;
  return ok({
    data: { ...(remark === undefined ? {} : { dryRun: true }), invitations: results, refused },
    view: {
      kind: 'table',
      columns: (['supplier', 'email', 'right', 'action'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: results.map(({ supplierId, email, right, text }) => [
        supplierId,
        email,
        texts.text(`terminal.supplier.right.${right}`),
        text,
      ]),
    },
    remarks:
      remark === undefined
        ? [
            {
              key: 'terminal.supplier.invite.result',
              values: { invited: results.length - refused, refused },
            },
          ]
        : [{ key: remark }],
    ...(refused > 0 && { exit: COMMAND_EXIT_CODES.refused }),
  });
}
