import { badgeText } from '@fairhall/core/badge/encode-badge';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { parseBadgeFields } from './badge-text.ts';

/** Prints the text of a badge's code, without a signature: only its exhibition can sign it. */
export async function encodeBadge({ args, options }: Invocation): Promise<Outcome> {
  const payload = parseBadgeFields(args);
  if (!payload.ok) return payload;
  const text = badgeText(payload.value, { mode: readFlagOption(options, 'compact') ? 'compact' : 'full' });
  return ok({
    data: { text },
    view: { kind: 'text', text: `${text}\n` },
    remarks: [{ key: 'terminal.badge.unsigned' }],
  });
}
