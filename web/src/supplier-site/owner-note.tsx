import type { InboxRow } from '@fairhall/core/contract/enquiry/supplier-calls';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './owner-note.module.css';

/** The member of the team who answers an enquiry; nothing if nobody in particular does. D-65 */
export function OwnerNote({ assignedTo }: Pick<InboxRow, 'assignedTo'>) {
  const { text } = useTexts();
  if (assignedTo === null) return null;
  return (
    <span className={styles.note} data-assigned={assignedTo.accountId}>
      <Icon name="person" small />
      {assignedTo.isSelf
        ? text('supplierSite.inbox.assigned.self')
        : text('supplierSite.inbox.assigned', { name: wrapInIsolate(assignedTo.name) })}
    </span>
  );
}
