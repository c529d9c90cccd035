import { useId, useRef, useState } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { QrCode } from './qr-code.tsx';
import styles from './share-card.module.css';

interface ShareCardProps {
  /** The owner's role, as in the card's address. */
  readonly of: 'buyer' | 'supplier';
  /** The id under which the card is shared; null while it is not. */
  readonly shared: string | null;
  /** Turns sharing on or off. Resolves to null on failure, which was already reported to the user. */
  readonly share: (isShared: boolean) => Promise<{ readonly cdpId: string | null } | null>;
}

/**
 * Turns the sharing of the user's card on and off, and shows its address as a text and a QR code.  D-31
 */
export function ShareCard({ of: role, shared, share }: ShareCardProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const title = useId();
  const isBusy = useRef(false);
  const [cdpId, setCdpId] = useState(shared);
  const [notice, setNotice] = useState<'on' | 'off' | null>(null);
  // Without the global site's origin, the card has no address.
  if (boot.globalUrl === '') return null;
  const isShared = cdpId !== null;
  const handleClick = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const now = await share(!isShared);
    isBusy.current = false;
    if (now === null) return;
    setCdpId(now.cdpId);
    setNotice(now.cdpId === null ? 'off' : 'on');
  };
  return (
    <section className={`panel ${styles.share}`} aria-labelledby={title} data-share-card={isShared ? 'on' : 'off'}>
      <h2 id={title}>{text('businessCard.share.title')}</h2>
      <p>{text(`businessCard.share.lead.${role}`)}</p>
      <button
        type="button"
        role="switch"
        aria-checked={isShared}
        className={styles.switch}
        onClick={() => void handleClick()}
      >
        <span className={styles.track} aria-hidden="true" />
        {text('businessCard.share.switch')}
      </button>
      <p className={notice === null ? 'hidden' : styles.told} role="status">
        {notice === null ? '' : text(`businessCard.share.told.${notice}`)}
      </p>
      {cdpId === null ? null : <Address address={`${boot.globalUrl}${hrefOf(boot)('publicCard', { role, cdpId })}`} />}
    </section>
  );
}

function Address({ address }: { address: string }) {
  const { text } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [copy, setCopy] = useState<'done' | 'failed' | null>(null);
  const handleClick = async () => {
    // If the browser forbids pages to copy, the user can copy the selected text.
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopy('done');
    } catch {
      setCopy('failed');
    }
  };
  return (
    <div className={styles.address}>
      <QrCode text={address} label={text('businessCard.share.code')} />
      <div className={styles.ways}>
        <label htmlFor={id}>{text('businessCard.share.address')}</label>
        <input ref={field} id={id} type="url" dir="ltr" readOnly value={address} />
        <div className={styles.acts}>
          <button type="button" className="button" data-action="copy-address" onClick={() => void handleClick()}>
            {text('businessCard.share.copy')}
          </button>
          <a className="button quiet" href={address} data-document="">
            {text('businessCard.share.see')}
          </a>
        </div>
        <p className="meta" role="status">
          {copy === null ? '' : text(`businessCard.share.copy.${copy}`)}
        </p>
        <p className="meta">{text('businessCard.share.end')}</p>
      </div>
    </div>
  );
}
