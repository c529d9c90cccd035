import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { ProductNames } from '../ui/product-names.tsx';
import { SupplierHead, SupplierTrustRow } from '../ui/supplier-facts.tsx';
import { toFactWords } from '../ui/supplier-words.ts';
import styles from './dashboard.module.css';

interface DashboardCardProps {
  readonly info: SupplierHome['info'];
  readonly profile: NonNullable<SupplierHome['profile']>;
  /** Buyers have no page of it then. */
  readonly isTakenDown: boolean;
}

/** The company's card as buyers see it, with links to edit it and to its public page. */
export function DashboardCard({ info, profile, isTakenDown }: DashboardCardProps) {
  const boot = useBoot();
  const texts = useTexts();
  const href = hrefOf(boot);
  const { supplierId } = info;
  const { countryCode, proofs, light, reply, established } = profile;
  const findText = (lang: string) => profile.texts.find((words) => words.lang === lang);
  const words = findText(boot.lang) ?? findText('en') ?? profile.texts[0];
  const name = words?.name ?? info.supplierName;
  const card = {
    id: supplierId,
    name,
    logo: info.logo ?? '',
    countryId: '',
    countryCode,
    proofs,
    light,
    reply,
    years: Math.max(0, new Date(boot.now).getUTCFullYear() - established),
    province: words?.province ?? '',
    link: { route: 'supplier', params: { name, supplierId } } as const,
  };
  const facts = toFactWords(card, { boot, texts, href });
  return (
    <section className={`panel stand ${styles.card}`} data-own-card="">
      <h2 className="hidden">{texts.text('home.own.company')}</h2>
      <SupplierHead facts={facts}>
        <ProductNames names={words?.mainProducts ?? []} />
      </SupplierHead>
      <SupplierTrustRow facts={facts} isOwn />
      <p className={styles.ways}>
        <a className="button" href={href('supplierProfile', {})}>
          {texts.text('home.own.profile')}
        </a>
        {isTakenDown ? null : (
          <a className="button quiet" href={facts.href}>
            {texts.text('home.own.asBuyers')}
          </a>
        )}
      </p>
    </section>
  );
}
