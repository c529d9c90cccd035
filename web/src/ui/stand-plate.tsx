import { useTexts } from '../page/contexts.ts';
import styles from './stand-plate.module.css';

/** Where an exhibitor is, as the signs in the hall show it; `className` says where on its page it stands. */
export function StandPlate({ name, className = '' }: { name: string; className?: string | undefined }) {
  const { text } = useTexts();
  return (
    <p className={`${styles.plate} ${className}`}>
      <span className="hidden">{text('common.stand')}: </span>
      <bdi dir="ltr">{name}</bdi>
    </p>
  );
}
