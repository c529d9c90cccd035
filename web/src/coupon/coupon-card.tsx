import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { CouponEvent } from '@fairhall/core/coupon/coupon.machine';
import type { CouponView } from '@fairhall/core/coupon/coupon.view';
import { isForGuests } from '@fairhall/core/routes/page-access';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLoginRequest } from '../login/use-login.ts';
import { useStaticDialog } from '../overlay/use-static-dialog.ts';
import { resolveAddress } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './coupon-card.module.css';
import { useCoupon } from './use-coupon.ts';

/** The card of the coupon in the address. It is not for suppliers, and not over a login page. D-29 */
export function CouponCard() {
  const boot = useBoot();
  const { pathname, search } = useLocation();
  const { couponId } = readQuery(new URLSearchParams(search));
  const isPossible = boot.audience !== 'supplier' && !isForGuests(resolveAddress(pathname, boot)?.name);
  return couponId === undefined || !isPossible ? null : <OpenCoupon key={couponId} couponId={couponId} />;
}

/** Closes for the login, which opens over the page, and comes back with its result. */
function OpenCoupon({ couponId }: { couponId: string }) {
  const { view, send } = useCoupon(couponId);
  const login = useLoginRequest();
  const [isClosed, setClosed] = useState(false);
  if (isClosed || view.state === 'leaving' || login.state !== 'closed') return null;
  return <CouponDialog view={view} send={send} onClose={() => setClosed(true)} />;
}

interface CouponDialogProps {
  readonly view: CouponView;
  readonly send: (event: CouponEvent) => void;
  readonly onClose: () => void;
}

function CouponDialog({ view, send, onClose }: CouponDialogProps) {
  const texts = useTexts();
  const { text } = texts;
  const first = useRef<HTMLButtonElement>(null);
  const dialog = useStaticDialog(first);
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    dialog.onKeyDown(event);
    if (event.key === 'Escape') onClose();
  };
  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose(); // the backdrop
  };
  return (
    <dialog
      {...dialog}
      onKeyDown={handleKey}
      onClick={handleClick}
      className={styles.dialog}
      aria-label={text('coupon.title')}
      data-overlay="coupon"
      data-state={view.state}
    >
      <header className={styles.head}>
        <h2>{view.name === '' ? text('coupon.title') : <bdi>{view.name}</bdi>}</h2>
        <button ref={first} type="button" aria-label={text('coupon.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>
        <p role="status" aria-busy={view.busy}>
          {toDisplayText(texts, view.message)}
        </p>
        <CouponNumber view={view} />
        <CouponAction view={view} send={send} />
      </div>
    </dialog>
  );
}

function CouponNumber({ view: { couponNo, validTo, state } }: Pick<CouponDialogProps, 'view'>) {
  const { lang } = useBoot();
  const { text } = useTexts();
  if (state !== 'issued') return null;
  return (
    <>
      <p className={styles.number}>
        <span className="meta">{text('coupon.number')}</span>
        <b dir="ltr">{couponNo}</b>
      </p>
      {validTo === '' ? null : (
        <p className="meta">{text('coupon.validTo', { date: getFormat(lang).date(validTo) })}</p>
      )}
      <p className="meta">{text('coupon.later')}</p>
    </>
  );
}

function CouponAction({ view: { state, busy }, send }: Pick<CouponDialogProps, 'view' | 'send'>) {
  const { text } = useTexts();
  const label = ACTION_BY_STATE[state];
  if (label === undefined) return null;
  return (
    <button
      type="button"
      className={`button primary ${styles.action}`}
      aria-busy={busy}
      onClick={() => send({ type: 'coupon.requested' })}
    >
      {text(label)}
    </button>
  );
}

const ACTION_BY_STATE: Partial<Record<CouponView['state'], 'coupon.login' | 'coupon.retry'>> = {
  loginNeeded: 'coupon.login',
  failed: 'coupon.retry',
};
