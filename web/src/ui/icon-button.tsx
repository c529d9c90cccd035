import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly icon: IconName;
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly disabled?: boolean;
  /** It is on, where it can be on and off. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

/** A button that is an icon, as large as a finger needs it. */
export function IconButton({ icon, label, disabled, pressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
