import { useTexts } from '../page/contexts.ts';
import styles from './stand-plate.module.css';

/** A stand's plate that looks like the signs in the hall; `className` sets its position. */
export function StandPlate({ name, className = '' }: { name: string; className?: string | undefined }) {
  const { text } = useTexts();
  return (
    <p className={`${styles.plate} ${className}`}>
      <span className="hidden">{text('common.stand')}: </span>
      <bdi dir="ltr">{name}</bdi>
    </p>
  );
}
