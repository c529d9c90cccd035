import type { SharedField } from '@fairhall/core/contract/lead/limits';
import { type MouseEvent, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './badge-sharing.module.css';
import type { BadgeWords } from './badge-words.ts';
import type { ScanWords, SharingWords } from './sharing-data.ts';
import { type UsedSharing, useSharing } from './use-sharing.ts';

interface BadgeSharingProps {
  readonly badge: BadgeWords;
  /** Undefined if it could not be loaded. */
  readonly sharing: SharingWords | undefined;
}

/**
 * The data that an exhibitor sees after scanning the badge, the list of exhibitors who scanned it, and a button to
 * withdraw the data. For a badge that was registered for another person, only that person can see and change this. D-33
 * D-65 THR-33
 */
export function BadgeSharing({ badge: { exhibitionId, isOwn, face }, sharing }: BadgeSharingProps) {
  const { text } = useTexts();
  if (!isOwn)
    return (
      <p className="meta" data-registered-for="">
        {text('badgeSharing.registeredFor', { name: wrapInIsolate(face.name) })}
      </p>
    );
  return sharing === undefined ? null : <BadgeSharingPanel exhibitionId={exhibitionId} sharing={sharing} />;
}

function BadgeSharingPanel({ exhibitionId, sharing }: { exhibitionId: string; sharing: SharingWords }) {
  const { text } = useTexts();
  const used = useSharing(exhibitionId, sharing);
  const [notice, setNotice] = useState('');
  const { allowed, scans } = sharing;
  return (
    <section className={styles.sharing} data-sharing={exhibitionId}>
      <h3>{text('badgeSharing.title')}</h3>
      <p>{text(allowed.length === 0 ? 'badgeSharing.leadOnly' : 'badgeSharing.lead')}</p>
      {allowed.length === 0 ? null : <FieldSwitches allowed={allowed} used={used} />}
      <h3>{text('badgeSharing.scans')}</h3>
      {scans.length === 0 ? (
        <p>{text('badgeSharing.scans.none')}</p>
      ) : (
        <ul className={styles.scans}>
          {scans.map((scan) => (
            <Scan key={scan.leadId} scan={scan} allowed={allowed} used={used} showNotice={setNotice} />
          ))}
        </ul>
      )}
      <p className="hidden" role="status">
        {notice}
      </p>
      <p className="meta">{text('badgeSharing.note')}</p>
    </section>
  );
}

function FieldSwitches({ allowed, used: { isShared, share } }: { allowed: readonly SharedField[]; used: UsedSharing }) {
  const { text } = useTexts();
  return (
    <fieldset className={styles.fields}>
      <legend className="hidden">{text('badgeSharing.title')}</legend>
      {allowed.map((field) => (
        <label key={field}>
          <input
            type="checkbox"
            name={field}
            autoComplete="off"
            checked={isShared(field)}
            onChange={({ currentTarget }) => share(field, currentTarget.checked)}
          />
          {text(`badgeSharing.field.${field}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface ScanProps {
  readonly scan: ScanWords;
  readonly allowed: readonly SharedField[];
  readonly used: UsedSharing;
  readonly showNotice: (words: string) => void;
}

/** One exhibitor, with the fields that it can see now. */
function Scan({ scan, allowed, used: { isShared, isTakenBack, takeBack }, showNotice }: ScanProps) {
  const { text } = useTexts();
  const isTaken = isTakenBack(scan);
  const name = wrapInIsolate(scan.name || text('badgeSharing.exhibitor'));
  const fields = [
    text('badgeSharing.field.always'),
    ...allowed.filter(isShared).map((field) => text(`badgeSharing.field.${field}`)),
  ].join(text('badgeSharing.comma'));
  const toggleScan = async () => {
    if (await takeBack(scan, !isTaken))
      showNotice(text(isTaken ? 'badgeSharing.given' : 'badgeSharing.taken', { name }));
  };
  return (
    <li data-scan={scan.leadId} data-taken-back={isTaken || undefined}>
      <div>
        <div className={styles.name}>
          <b>
            <bdi>{scan.name || text('badgeSharing.exhibitor')}</bdi>
          </b>
          {scan.plate === null ? null : <StandPlate name={scan.plate} />}
        </div>
        <p className="meta">
          {scan.date} · {isTaken ? text('badgeSharing.sees.nothing') : text('badgeSharing.sees', { fields })}
        </p>
        {scan.request === null ? null : <RequestLink request={scan.request} name={name} />}
      </div>
      <button type="button" className="button" onClick={() => void toggleScan()}>
        {text(isTaken ? 'badgeSharing.give' : 'badgeSharing.take')}
        <span className="hidden">: {name}</span>
      </button>
    </li>
  );
}

interface RequestLinkProps {
  readonly request: NonNullable<ScanWords['request']>;
  /** The exhibitor's name. */
  readonly name: string;
}

/**
 * The enquiry that an exhibitor prepared for the visitor. The link opens the enquiry form with this text; nothing is
 * sent before the visitor sends the form.
 */
function RequestLink({ request: { supplierId, content, href }, name }: RequestLinkProps) {
  const { text } = useTexts();
  const source = usePortsSource();
  const saveDraft = async () => {
    const [ports, { startDraft }] = await Promise.all([
      source?.load(),
      loadModule(() => import('@fairhall/core/enquiry/start-draft')),
    ]);
    if (ports !== undefined) startDraft(ports, { itemId: supplierId, content });
  };
  const openEnquiry = async (event: MouseEvent) => {
    event.preventDefault();
    await saveDraft().catch(() => undefined); // the form still opens, without the text
    location.assign(href);
  };
  return (
    <div className={styles.request} data-request="">
      <p className="meta">{text('badgeSharing.request')}</p>
      <p dir="auto">{content}</p>
      <a className="link" href={href} onClick={(event) => void openEnquiry(event)}>
        {text('badgeSharing.request.send')}
        <span className="hidden">: {name}</span>
      </a>
    </div>
  );
}
