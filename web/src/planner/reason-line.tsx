import type { RecommendedExhibitor } from '@fairhall/core/contract/planner/calls';
import type { RecommendationReason } from '@fairhall/core/contract/planner/limits';
import { getComma } from '@fairhall/core/site/comma';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './reason-line.module.css';

const REASON_ICONS: Readonly<Record<RecommendationReason, IconName>> = {
  enquired: 'mail',
  saved: 'heart',
  followed: 'heart',
  tags: 'check',
};

/** The largest number of tags that a line names. */
const TAG_LIMIT = 3;

/** A line that says why an exhibitor is recommended. D-28 */
export function ReasonLine({ exhibitor }: { exhibitor: RecommendedExhibitor }) {
  const reason = useReason(exhibitor);
  return (
    <small className={styles.reason} data-reason={exhibitor.reason}>
      <Icon name={REASON_ICONS[exhibitor.reason]} small />
      <span>{reason}</span>
    </small>
  );
}

function useReason({ reason, savedCount, enquiredAt, tags }: RecommendedExhibitor): string {
  const { text, counted } = useTexts();
  const { lang } = useBoot();
  const format = getFormat(lang);
  if (reason === 'saved') return counted('recommended.saved', savedCount, { count: format.number(savedCount) });
  if (reason === 'enquired') return text('recommended.enquired', { date: format.date(enquiredAt ?? 0) });
  if (reason === 'followed') return text('recommended.followed');
  return text('recommended.tags', { tags: tags.slice(0, TAG_LIMIT).map(wrapInIsolate).join(getComma(lang)) });
}
