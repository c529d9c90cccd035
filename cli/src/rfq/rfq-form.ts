import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { RfqInput } from '@fairhall/core/contract/rfq/calls';
import type { RfqEvent } from '@fairhall/core/rfq/rfq.machine';
import type { RfqView } from '@fairhall/core/rfq/rfq.view';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { FlowDriver } from '../flow.ts';
import type { Invocation } from '../noun.ts';
import { OPTION_OF } from './read-form-events.ts';

/** The form of an RFQ, as commands drive it. */
export type RfqForm = FlowDriver<RfqView, RfqEvent>;

/** The failure that names every invalid field by its option. */
export function failInvalidFields({ problems }: RfqView, { texts }: Invocation): { ok: false; error: Failure } {
  const lines = problems.map(({ name, message }) => `${OPTION_OF[name]}: ${toDisplayText(texts, message)}`);
  return fail(COMMAND_EXIT_CODES.refused, { text: lines.join('\n') });
}

/** Shows the request that would be sent, and sends nothing. */
export function describeDryRun(request: RfqInput, files: readonly LocalFile[], key: string): Outcome {
  const names = files.map(({ name }) => name);
  const { cateAndTag, ...plain } = request;
  const tags = [...(cateAndTag?.tag.map(({ value }) => value) ?? []), cateAndTag?.product ?? ''].filter(Boolean);
  const facts = { ...plain, tags: tags.join(' '), files: names.join(' '), key };
  return toDryRunOutcome({ request, files: names, idempotencyKey: key }, facts);
}

/** Uploads the files, and repeats an upload whose response was lost once with its own key. */
export async function attachFiles(form: RfqForm, files: readonly LocalFile[]): Promise<RfqView> {
  const first = await form.do({ type: 'files.added', files });
  const lost = first.files.filter(({ error }) => error?.kind === 'NETWORK_ERROR');
  return lost.length === 0 ? first : form.do(...lost.map(({ id }) => ({ type: 'file.retried', id }) as const));
}

/** The first file whose upload failed. */
export const findFailedFile = ({ files }: RfqView) => files.find(({ state }) => state === 'failed');
