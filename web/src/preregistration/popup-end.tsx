import type { Ports } from '@fairhall/adapters/ports';
import { exhibitionCountryHomeUrl, exhibitionHref, toExhibitionParams } from '@fairhall/core/exhibition/links';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { type LoadedExhibition, loadExhibition } from '@fairhall/core/preregistration/load-exhibition';
import type { PopupEvent, PopupFormPorts, PopupView } from '@fairhall/core/preregistration/popup.page';
import { getResult } from '@fairhall/core/preregistration/result';
import { readQuery } from '@fairhall/core/routes/query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStoredRegistration } from '../login/stored-registrations.ts';
import { OverlayFrame } from '../overlay/overlay-frame.tsx';
import { hrefOf, linkHref } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { openFrontGateway } from '../page/front-gateway.ts';
import { askForm } from '../page/requested-forms.ts';
import { toPlanHrefs } from './modal-data.ts';
import styles from './popup.module.css';
import { ResultDialog } from './result-dialog.tsx';

/** Creates the calls that the pop-up makes once the visitor has asked for the form. */
export function createFormPorts(boot: Boot, ports: Ports): PopupFormPorts {
  const front = openFrontGateway(boot, ports);
  return {
    loadExhibition: (exhibitionId) => loadExhibition(front, exhibitionId),
    async findCountryId() {
      const country = await ports.ipAnalysis.analyse();
      return country.ok ? country.value.id : null;
    },
  };
}

interface PopupEndProps {
  readonly view: PopupView;
  readonly send: (event: PopupEvent) => void;
}

/** Opens the form of the pop-up's exhibition, and shows what became of it.  D-96 */
export function PopupEnd({ view, send }: PopupEndProps) {
  const { loaded, mail } = view;
  const { ignorePath = false } = readQuery(useLocation().search);
  // With `ignorePath` in the address the visitor is not redirected.
  const state = view.state === 'leaving' && ignorePath ? 'restored' : view.state;
  useEffect(() => {
    if (state !== 'formOpen' || loaded === null) return;
    void askForm({ loaded }).then((end) => send({ type: 'form.ended', ...end }));
  }, [state]);
  useNextPage(state, loaded);
  if (loaded === null) return null;
  const isMailPostponed = mail === 'postponed';
  if (state === 'thanked') return <PopupThanks loaded={loaded} isMailPostponed={isMailPostponed} />;
  return state === 'restored' ? <Result loaded={loaded} isMailPostponed={isMailPostponed} /> : null;
}

/**
 * Visitors in the exhibition's country go to that country's home page; for others the same page loads again.
 *
 */
function useNextPage(state: PopupView['state'], loaded: LoadedExhibition | null): void {
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
  readonly children: ReactNode;
}

/** Only the links inside, or going to another page, close it. */
function PopupFrame({ loaded, name, children }: PopupFrameProps) {
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
      onDismiss={() => undefined}
    >
      <div className={styles.show} data-industry={show.industry}>
        {children}
      </div>
    </OverlayFrame>
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
  const boot = useBoot();
  const { exhibitionId } = loaded.exhibition;
  return isOpen ? (
    <ResultDialog
      result={result}
      exhibitionId={exhibitionId}
      isMailPostponed={isMailPostponed}
      next={toPlanHrefs(loaded.show, boot)}
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
  const exhibition = exhibitionHref(show, { ...boot, href: linkHref(href) });
  if (boot.audience !== 'buyer') return { exhibition, badge: href('badgeView', {}) };
  return { exhibition, badge: href('expoPreRegister', { ...toExhibitionParams(show), status: 'success' }) };
}
