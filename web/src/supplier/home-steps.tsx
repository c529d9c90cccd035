import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { getFormat } from '@fairhall/core/site/format';
import { getLanguage, isLanguageCode } from '@fairhall/core/site/languages';
import {
  countProfileParts,
  type FirstStep,
  HOME_STEPS,
  listFirstSteps,
  listProfileGaps,
  type ProfileGap,
} from '@fairhall/core/supplier/home-tasks';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './home-lists.module.css';
import { HomePanel } from './home-panel.tsx';

const STEP_ICONS: Readonly<Record<FirstStep, IconName>> = {
  product: 'plus',
  certificate: 'badge',
  colleague: 'people',
};

/** What a new company does first; each step disappears when it is done, and the list with the last one. D-05 */
export function HomeSteps({ home }: { home: SupplierHome }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(boot.lang);
  const href = hrefOf(boot);
  const steps = listFirstSteps(home);
  if (steps.length === 0) return null;
  const addresses: Readonly<Record<FirstStep, string>> = {
    product: href('supplierNewProduct', {}),
    certificate: href('supplierCertificates', {}),
    colleague: href('supplierPeople', {}),
  };
  const total = HOME_STEPS.length;
  return (
    <HomePanel
      name="steps"
      title={text('supplierHome.steps')}
      note={text('supplierHome.steps.done', { done: number(total - steps.length), total: number(total) })}
      progress={{ done: total - steps.length, total }}
    >
      <ul className={styles.links}>
        {steps.map((step) => (
          <li key={step} data-step={step}>
            <a href={addresses[step]}>
              <Icon name={STEP_ICONS[step]} />
              <span>
                <b>{text(`supplierHome.steps.${step}`)}</b>
                <span className="meta">{text(`supplierHome.steps.${step}.why`)}</span>
              </span>
              <Icon name="arrow" small flip />
            </a>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}

/** What the profile lacks, by name, for those who may edit it; nothing once it is complete. D-05 */
export function HomeProfile({ home }: { home: SupplierHome }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(boot.lang);
  const gaps = home.profile?.canEdit === true ? listProfileGaps(home) : [];
  if (gaps.length === 0) return null;
  const total = countProfileParts(home);
  const edit = hrefOf(boot)('supplierProfile', {});
  return (
    <HomePanel
      name="profile"
      title={text('supplierHome.profile')}
      note={text('supplierHome.profile.done', { done: number(total - gaps.length), total: number(total) })}
      progress={{ done: total - gaps.length, total }}
    >
      <ul className={styles.links}>
        {gaps.map((gap) => (
          <li key={gap.kind === 'language' ? gap.lang : gap.kind}>
            <a href={edit}>
              <ProfileGapText gap={gap} />
              <Icon name="arrow" small flip />
            </a>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}

function ProfileGapText({ gap }: { gap: ProfileGap }) {
  const { text } = useTexts();
  if (gap.kind !== 'language') return <span>{text(`supplierHome.profile.gap.${gap.kind}`)}</span>;
  const language = isLanguageCode(gap.lang) ? getLanguage(gap.lang).nativeName : gap.lang;
  return <span>{text('supplierHome.profile.gap.language', { language: wrapInIsolate(language) })}</span>;
}
