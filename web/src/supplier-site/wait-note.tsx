import { toWait } from '@fairhall/core/enquiry/supplier/inbox.view';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';

/** How long an enquiry has been waiting; nothing if that is not long. */
export function WaitNote({ hours, className }: { hours: number | null; className: string | undefined }) {
  const { lang } = useBoot();
  const { counted } = useTexts();
  if (hours === null) return null;
  const { key, count } = toWait(hours);
  return (
    <span className={className} data-wait={hours}>
      <Icon name="clock" small />
      {counted(key, count, { count: getFormat(lang).number(count) })}
    </span>
  );
}
