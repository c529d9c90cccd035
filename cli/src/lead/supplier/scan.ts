import { LEAD_RATING_MAX } from '@fairhall/core/contract/lead/limits';
import { parseTags } from '@fairhall/core/lead/lead-tags';
import { ok } from '@fairhall/core/result';
import { parseScan } from '@fairhall/core/scan/parse-scan';
import { fail, type Outcome } from '../../answer.ts';
import { toDryRunOutcome } from '../../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { readKeyOption } from '../../idempotency-key.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption, readNumberOption, readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

/**
 * Saves a visitor as a lead, from the text of their badge's code, their badge number, or the address of their shared
 * card. Repeats with the same --key count once. D-62
 */
export async function scanLead(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const scanned = parseScan(args[0] ?? '');
  if (scanned.kind === 'unusable') return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.lead.noCode' });
  const rating = readNumberOption(options, 'rating', 1, LEAD_RATING_MAX);
  if (!rating.ok) return rating;
  const given = readKeyOption(options);
  if (!given.ok) return given;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  const key = given.value ?? connection.ids.uuid();
  const data = {
    text: scanned.kind === 'badgeNumber' ? scanned.badgeNo : (args[0] ?? '').trim(),
    scannedAt: ports.clock.now(),
    rating: rating.value ?? 0,
    tags: parseTags(readTextOption(options, 'tags') ?? ''),
    note: readTextOption(options, 'note') ?? '',
    request: readTextOption(options, 'request') ?? '',
  };
  if (readFlagOption(options, 'dryRun')) {
    const { text, note, request } = data;
    return toDryRunOutcome(
      { data, idempotencyKey: key },
      { text, rating: String(data.rating), tags: data.tags.join(', '), note, request, key },
    );
  }
  const sending = { signal: connection.signal, idempotencyKey: key, retry: true, handled: true };
  const saved = await waitWithProgress(invocation, ports.supplierGateway.supplierLead.scan(data, sending));
  if (!saved.ok) return withRepeat(toSupplierCallFailure(desk.value, saved.error), key);
  return ok({
    data: { ...saved.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'supplierLeads.scan.kept' }],
  });
}
