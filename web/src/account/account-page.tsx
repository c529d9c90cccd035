import type { AccountData } from './account-data.ts';
import styles from './account-page.module.css';
import { AccountSections } from './account-sections.tsx';

/** The account's page on a phone: name, pending items and links. */
export function AccountPage({ data }: { data: AccountData }) {
  const { name, company, email } = data;
  return (
    <div className={styles.page} data-page="account">
      <header className={styles.part}>
        <h1>
          <bdi>{name === '' ? email : name}</bdi>
        </h1>
        <p className="meta">
          <bdi>{company === '' ? email : company}</bdi>
        </p>
      </header>
      <AccountSections data={data} />
    </div>
  );
}
