import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffLottery } from '@fairhall/core/contract/lottery/staff-calls';
import { writeCsv } from '@fairhall/core/files/csv';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

type Draw = OutputOf<typeof staffLottery.draws>['records'][number];

const COLUMN_NAMES = [
  'drawn_at',
  'badge',
  'sector',
  'prize',
  'status',
  'name',
  'mobile',
  'address',
  'random',
  'remaining',
  'draw',
];

/** Writes all draws of an exhibition to a CSV file that only its owner can read. D-27 D-94 */
export async function exportDraws(invocation: Invocation): Promise<Outcome> {
  const { args, options, terminal } = invocation;
  const [exhibitionId = '', path = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const draws: Draw[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { exhibitionId, pageNo, ...(reason ? { reason } : {}) };
    const page = await waitWithProgress(invocation, gateway.staffLottery.draws(query, { signal, handled: true }));
    if (!page.ok) return toStaffCallFailure(page.error, origin);
    draws.push(...page.value.records);
    if (page.value.records.length === 0 || draws.length >= page.value.total) break;
  }
  try {
    const text = writeCsv([COLUMN_NAMES, ...draws.map(toCells)]);
    await writeFile(resolve(terminal.folder, path), text, { mode: 0o600 });
  } catch {
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.unwritable', values: { path } });
  }
  return ok({
    data: { exhibitionId, file: path, draws: draws.length },
    view: { kind: 'facts', facts: [[path, String(draws.length)]] },
    remarks: [{ key: 'terminal.staff.rows.exported' }],
  });
}

const toCells = (draw: Draw): readonly string[] => [
  new Date(draw.drawTime).toISOString(),
  draw.badgeNo,
  String(draw.sector),
  draw.prizeId,
  draw.status,
  draw.contactName,
  draw.mobile,
  draw.address,
  String(draw.random),
  draw.remaining.map(({ prizeId, left }) => `${prizeId}=${left}`).join(' '),
  draw.drawId,
];
