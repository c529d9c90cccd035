import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly icon: IconName;
  /** The accessible name. */
  readonly label: string;
  readonly disabled?: boolean;
  /** The state of a toggle button; absent for other buttons. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

/** A button with only an icon, large enough for fingers. */
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
