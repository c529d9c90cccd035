import type { FollowType } from '@fairhall/core/contract/follow/limits';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './follow-button.module.css';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  readonly type: FollowType;
  readonly targetId: string;
  /** What it is called. */
  readonly label: string;
  /** Stands beside others in a row: what is followed is told by its name alone. */
  readonly isShort?: boolean;
}

/** Follows something, or leaves it. Everybody's page shows it as not followed; a buyer's is asked for. D-63 */
export function FollowButton({ type, targetId, label, isShort = false }: FollowButtonProps) {
  const { text } = useTexts();
  const { isFollowed, outcome, press } = useFollow(type, targetId);
  return (
    <>
      <button
        type="button"
        className={`button ${styles.follow}`}
        aria-label={isShort && !isFollowed ? text(`follow.button.${type}`) : undefined}
        aria-pressed={isFollowed}
        onClick={press}
      >
        <Icon name={isFollowed ? 'check' : isShort ? 'heart' : 'plus'} small />
        {text(isFollowed ? 'follow.following' : `follow.button.${isShort ? 'supplier' : type}`)}
      </button>
      <span className="hidden" role="status">
        {outcome === null ? '' : text(outcome ? 'follow.told.on' : 'follow.told.off', { name: label })}
      </span>
    </>
  );
}
