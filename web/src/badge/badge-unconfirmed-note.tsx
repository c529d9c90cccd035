import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './badge.module.css';
import type { BadgeWords } from './badge-words.ts';

/** Says that a badge's email address is not confirmed, which its QR code says too, and how to confirm it. D-31 */
export function BadgeUnconfirmedNote({ badge: { isUnconfirmed } }: { readonly badge: BadgeWords }) {
  const { text } = useTexts();
  if (!isUnconfirmed) return null;
  return (
    <p className={styles.note} data-unconfirmed="">
      <Icon name="warning" small />
      <span>{text('badge.unconfirmed.own')}</span>
    </p>
  );
}
