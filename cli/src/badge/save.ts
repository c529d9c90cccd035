import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type BadgeContent, badgeFileName, industryOfBadge } from '@fairhall/core/badge/badge-content';
import type { BadgePayload } from '@fairhall/core/badge/badge-payload';
import { badgeText } from '@fairhall/core/badge/encode-badge';
import { BADGE_MARKER } from '@fairhall/core/badge/limits';
import type { VipTier } from '@fairhall/core/badge/vip-tier';
import { ok, type Result } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { getThemeColor } from '@fairhall/core/site/industries';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readChoiceOption, readFlagOption, readTextOption } from '../option-values.ts';
import { decodeBadgeText, parseBadgeFields, readBadgeText } from './badge-text.ts';

/** A badge number that is safe as a file name. */
const NUMBER = /^[0-9A-Za-z]{1,40}$/;

/** Draws a badge from its code's text or from fields, as a PNG file named by its number. */
export async function saveBadge(invocation: Invocation): Promise<Outcome> {
  const tier = readChoiceOption(invocation.options, 'tier', ['none', 'vip', 'sVip']);
  if (!tier.ok) return tier;
  const badge = await readBadgeInput(invocation);
  if (!badge.ok) return badge;
  const { payload, text } = badge.value;
  const badgeNo = payload.badgeNo ?? '';
  if (!NUMBER.test(badgeNo)) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.badge.noNumber' });
  const file = resolve(
    invocation.terminal.folder,
    readTextOption(invocation.options, 'output') ?? badgeFileName(badgeNo),
  );
  const answer = { data: { file, badgeNo }, view: { kind: 'facts', facts: [['file', file]] } } as const;
  if (readFlagOption(invocation.options, 'dryRun')) return ok({ ...answer, remarks: [{ key: 'terminal.dryRun' }] });
  const { badgePng } = await import('@fairhall/gateway/badge/badge-png');
  const png = await badgePng(await createBadgeFace(payload, tier.value ?? 'none', invocation), text);
  try {
    await writeFile(file, png, { flag: 'wx' });
  } catch (error) {
    return toWriteFailure(file, error);
  }
  return ok(answer);
}

interface BadgeInput {
  readonly payload: BadgePayload;
  readonly text: string;
}

/** A given code text is drawn unchanged, with its signature; fields are encoded to one. */
async function readBadgeInput(invocation: Invocation): Promise<Result<BadgeInput, Failure>> {
  const { args, options } = invocation;
  const text = await readBadgeText(args[0] ?? '', invocation);
  if (text.startsWith(BADGE_MARKER)) {
    const read = await decodeBadgeText(text, { keys: [], verify: async () => false });
    return read.ok ? ok({ payload: read.value.payload, text }) : read;
  }
  const payload = parseBadgeFields(args);
  if (!payload.ok) return payload;
  const mode = readFlagOption(options, 'compact') ? 'compact' : 'full';
  return ok({ payload: payload.value, text: badgeText(payload.value, { mode }) });
}

async function createBadgeFace(
  payload: BadgePayload,
  tier: VipTier,
  { options, global, texts }: Invocation,
): Promise<BadgeContent> {
  const { findCountryById } = await import('@fairhall/gateway/site/countries');
  const country = findCountryById(payload.countryId ?? '');
  const badgeNo = payload.badgeNo ?? '';
  return {
    lang: global.lang,
    brand: getThemeColor(industryOfBadge(badgeNo)),
    exhibitionName: readTextOption(options, 'exhibition') ?? '',
    dates: readTextOption(options, 'dates') ?? '',
    name: payload.contactName ?? '',
    company: payload.companyName ?? '',
    country: country === undefined ? '' : getFormat(global.lang).countryName(country.code2),
    badgeNo,
    plate: tier === 'none' ? '' : texts.text(`badge.tier.${tier}`),
    numberLabel: texts.text('badge.number'),
  };
}

function toWriteFailure(file: string, error: unknown): Outcome {
  const { code } = error as NodeJS.ErrnoException; // writing a file fails with an ErrnoException
  if (code === 'EEXIST') return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.db.exists', values: { file } });
  return fail(COMMAND_EXIT_CODES.refused, {
    key: 'terminal.badge.notWritten',
    values: { file, problem: String(code) },
  });
}
