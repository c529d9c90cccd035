import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { PopupEvent } from '@fairhall/core/preregistration/popup.page';
import { getFormat } from '@fairhall/core/site/format';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useStaticDialog } from '../overlay/use-static-dialog.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './popup.module.css';
import { type PopupOptions, usePopup } from './use-popup.ts';

/**
 * The pop-up of an exhibition. Only its first view is loaded with it; the form, the thanks and the result load when the
 * visitor asks for the form. A-38 A-41 D-79 D-96
 */
export function Popup(props: PopupOptions) {
  const { view, send, End } = usePopup(props);
  const { state, show } = view;
  if (show === null) return null;
  if (state === 'offered' || state === 'opening')
    return <PopupTeaser show={show} isOpening={state === 'opening'} send={send} />;
  return End === null ? null : <End view={view} send={send} />;
}

interface PopupTeaserProps {
  readonly show: Exhibition;
  readonly isOpening: boolean;
  readonly send: (event: PopupEvent) => void;
}

function PopupTeaser({ show, isOpening, send }: PopupTeaserProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { inshowStartDate: from, inshowEndDate: to } = show;
  const first = useRef<HTMLButtonElement>(null);
  const dialog = useStaticDialog(first);
  const close = () => send({ type: 'popup.closed' });
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    dialog.onKeyDown(event);
    if (event.key === 'Escape') close();
  };
  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close(); // the backdrop
  };
  return (
    <dialog
      {...dialog}
      onKeyDown={handleKey}
      onClick={handleClick}
      className={styles.dialog}
      aria-label={show.name}
      data-overlay="exhibition-popup"
    >
      <div className={styles.show} data-industry={show.industry}>
        <header>
          <h2>
            <bdi>{show.name}</bdi>
          </h2>
          <button ref={first} type="button" aria-label={text('popup.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>
          <p>
            <b>{getFormat(lang).dateRange({ from, to })}</b>
          </p>
          <p className="meta">
            <bdi>{show.location}</bdi>
          </p>
          <p>{text('popup.text')}</p>
          <div className={styles.ways}>
            <button type="button" className="button" onClick={close}>
              {text('popup.later')}
            </button>
            <button
              type="button"
              className="button primary"
              aria-busy={isOpening}
              onClick={() => send({ type: 'form.requested' })}
            >
              {text('popup.register')}
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
