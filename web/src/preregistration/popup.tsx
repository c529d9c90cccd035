import { exhibitionCountryHomeUrl, exhibitionHref, toExhibitionParams } from '@fairhall/core/exhibition/links';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import type { LoadedExhibition } from '@fairhall/core/preregistration/load-exhibition';
import { getResult } from '@fairhall/core/preregistration/result';
import { readQuery } from '@fairhall/core/routes/query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStoredRegistration } from '../login/stored-registrations.ts';
import { OverlayFrame } from '../overlay/overlay-frame.tsx';
import { hrefOf, linkHref } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { Status } from '../ui/status.tsx';
import styles from './popup.module.css';
import { toExhibitionHeadWords } from './preregistration-data.ts';
import { ResultDialog } from './result-dialog.tsx';
import { type PopupFlow, usePopup } from './use-popup.ts';

interface PopupProps {
  readonly isLoggedIn: boolean;
  readonly since: number;
}

/**
 * The pop-up of an exhibition, and the result of a registration made with it. A-38 A-41 D-79 D-96
 */
export function Popup(props: PopupProps) {
  const flow = usePopup(props);
  const { loaded, mail } = flow.view;
  const isMailPostponed = mail === 'postponed';
  const { ignorePath = false } = readQuery(useLocation().search);
  // With `ignorePath` in the address the visitor is not redirected.
  const state = flow.view.state === 'leaving' && ignorePath ? 'restored' : flow.view.state;
  useNextPage(state, loaded);
  if (loaded === null) return null;
  if (state === 'offered') return <PopupTeaser flow={flow} loaded={loaded} />;
  if (state === 'thanked') return <PopupThanks loaded={loaded} isMailPostponed={isMailPostponed} />;
  return state === 'restored' ? <Result loaded={loaded} isMailPostponed={isMailPostponed} /> : null;
}

/**
 * Visitors in the exhibition's country go to that country's home page; for others the same page loads again.
 *
 */
function useNextPage(state: PopupFlow['view']['state'], loaded: LoadedExhibition | null): void {
  const { deployPath } = useBoot();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (loaded === null) return;
    if (state === 'leaving') void navigate(deployPath + exhibitionCountryHomeUrl(loaded.show));
    if (state === 'restored') void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [state]);
}

interface PopupFrameProps {
  readonly loaded: LoadedExhibition;
  readonly name: string;
  /** Absent if only the links inside can close the pop-up. */
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

function PopupFrame({ loaded, name, onDismiss, children }: PopupFrameProps) {
  const { device } = useBoot();
  const box = useRef<HTMLDivElement>(null);
  const { show } = loaded;
  return (
    <OverlayFrame
      name={name}
      label={show.name}
      shape={device === 'pc' ? 'modal' : 'slider'}
      state="visible"
      className={styles.popup}
      box={box}
      first={() => box.current?.querySelector<HTMLElement>('button, a[href]') ?? null}
      onDismiss={() => onDismiss?.()}
    >
      <div className={styles.show} data-industry={show.industry}>
        {children}
      </div>
    </OverlayFrame>
  );
}

function PopupTeaser({ flow: { send }, loaded }: { readonly flow: PopupFlow; readonly loaded: LoadedExhibition }) {
  const boot = useBoot();
  const texts = useTexts();
  const words = toExhibitionHeadWords(loaded.show, { boot, texts });
  const close = () => send({ type: 'popup.closed' });
  return (
    <PopupFrame loaded={loaded} name="exhibition-popup" onDismiss={close}>
      <header>
        <h2>
          <bdi>{words.name}</bdi>
        </h2>
        <button type="button" aria-label={texts.text('preregistrationPage.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>
        <p className={styles.when}>
          <b>{words.days}</b>
          <Status {...words.status} />
        </p>
        <p className="meta">
          <bdi>{words.location}</bdi>
        </p>
        <p>{texts.text('preregistrationPage.popup.text')}</p>
        <div className={styles.ways}>
          <button type="button" className="button" onClick={close}>
            {texts.text('preregistrationPage.popup.later')}
          </button>
          <button type="button" className="button primary" onClick={() => send({ type: 'form.requested' })}>
            {texts.text('preregistrationPage.popup.register')}
          </button>
        </div>
      </div>
    </PopupFrame>
  );
}

interface EndProps {
  readonly loaded: LoadedExhibition;
  /** Whether the email with the number is postponed, because its address received many emails today. */
  readonly isMailPostponed: boolean;
}

/** Only its links, or going to another page, close it. D-96 */
function PopupThanks({ loaded, isMailPostponed }: EndProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const { email } = useRegistered(loaded);
  const links = toLinks(loaded, boot);
  return (
    <PopupFrame loaded={loaded} name="exhibition-thanks">
      <div className={styles.body}>
        <h2>{text('preReg.thankYou')}</h2>
        <p data-mail={isMailPostponed ? 'postponed' : undefined}>
          {text(isMailPostponed ? 'preregistrationPage.mail.postponed' : 'preregistrationPage.mail', {
            email: `\u2068${toUnicodeEmail(email)}\u2069`,
          })}
        </p>
        <div className={styles.ways}>
          <a className="button" href={links.badge}>
            {text('preregistrationPage.popup.badge')}
          </a>
          <a className="button primary" href={links.exhibition}>
            {text('preregistrationPage.toExhibition')}
          </a>
        </div>
      </div>
    </PopupFrame>
  );
}

/** The result dialog with the badge number, for a new or an earlier registration. */
function Result({ loaded, isMailPostponed }: EndProps) {
  const [isOpen, setOpen] = useState(true);
  const result = getResult(useRegistered(loaded));
  const { exhibitionId } = loaded.exhibition;
  return isOpen ? (
    <ResultDialog
      result={result}
      exhibitionId={exhibitionId}
      isMailPostponed={isMailPostponed}
      onClose={() => setOpen(false)}
    />
  ) : null;
}

const EMPTY_REGISTRATION = { badgeNo: '', email: '', contactName: '', isWelcomeBack: false };

/** Returns the registration that the device has just stored. */
function useRegistered({ exhibition: { exhibitionId } }: LoadedExhibition): typeof EMPTY_REGISTRATION {
  const [registered] = useState(() => ({ ...EMPTY_REGISTRATION, ...readStoredRegistration(exhibitionId) }));
  return registered;
}

/**
 * Returns the addresses of the exhibition and of the badge. On a country site the badge is on the page after the form,
 * elsewhere it is among the buyer's badges. D-96
 */
function toLinks({ show }: LoadedExhibition, boot: Boot): { readonly exhibition: string; readonly badge: string } {
  const href = hrefOf(boot);
  const exhibition = exhibitionHref(show, { href: linkHref(href), audience: boot.audience });
  if (boot.audience !== 'buyer') return { exhibition, badge: href('badgeView', {}) };
  return { exhibition, badge: href('expoPreRegister', { ...toExhibitionParams(show), status: 'success' }) };
}
