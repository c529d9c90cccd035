import { getFormat } from '@fairhall/core/site/format';
import type { ProfileView } from '@fairhall/core/supplier/profile.view';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { SupplierLight, VerificationList } from '../ui/supplier-facts.tsx';
import styles from './profile.module.css';

/** Facts that staff of the marketplace have set and verified; suppliers cannot change them. */
export function ProfileChecked({ checked }: { checked: NonNullable<ProfileView['checked']> }) {
  const { text } = useTexts();
  const { countryName, month } = getFormat(useBoot().lang);
  const { countryCode, light, proofs } = checked;
  return (
    <aside className={`panel ${styles.checked}`}>
      <h2>{text('supplierProfile.checked.title')}</h2>
      <ul>
        <li>
          <Icon name="globe" />
          {countryName(countryCode)}
        </li>
        <li>
          <SupplierLight light={light} text={text(`supplier.light.${light}`)} />
        </li>
        <VerificationList
          proofs={proofs.map(({ kind, date }) => ({ kind, text: text(`supplier.proof.${kind}`), date: month(date) }))}
        />
        {proofs.length === 0 ? (
          <li>
            <Icon name="warning" />
            {text('supplierProfile.proofs.none')}
          </li>
        ) : null}
      </ul>
      <p className="meta">{text('supplierProfile.checked.help')}</p>
    </aside>
  );
}
