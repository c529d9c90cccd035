import type { SupplierHome } from '../contract/supplier/home-calls.ts';

/** What a new company does first. Each step is left out once it is done. */
export const HOME_STEPS = ['product', 'certificate', 'colleague'] as const;
export type FirstStep = (typeof HOME_STEPS)[number];

/** Facts of a profile that buyers look for. */
const PROFILE_FACTS = ['logo', 'pictures', 'about', 'mainProducts', 'province', 'established', 'employees'] as const;

/** Something that a profile lacks: a fact, or texts in a language of the catalogue. */
export type ProfileGap =
  | { readonly kind: (typeof PROFILE_FACTS)[number] }
  | { readonly kind: 'language'; readonly lang: string };

type ProfileHome = Pick<SupplierHome, 'profile' | 'pictures'>;

/** What a profile lacks, facts before languages. */
export function listProfileGaps(home: ProfileHome): readonly ProfileGap[] {
  const { profile } = home;
  if (profile === null) return [];
  const written = new Set(profile.texts.map(({ lang }) => lang));
  return [
    ...PROFILE_FACTS.filter((kind) => isMissing(profile, home.pictures, kind)).map((kind) => ({ kind })),
    ...profile.languages.filter((lang) => !written.has(lang)).map((lang) => ({ kind: 'language' as const, lang })),
  ];
}

/** The facts count for one each, and so does each language of the catalogue. */
export const countProfileParts = ({ profile }: Pick<SupplierHome, 'profile'>): number =>
  PROFILE_FACTS.length + (profile?.languages.length ?? 0);

function isMissing(
  profile: NonNullable<SupplierHome['profile']>,
  { hasLogo, images }: SupplierHome['pictures'],
  kind: (typeof PROFILE_FACTS)[number],
): boolean {
  const [words] = profile.texts;
  if (kind === 'about' || kind === 'province') return (words?.[kind] ?? '').trim() === '';
  if (kind === 'mainProducts') return (words?.mainProducts.length ?? 0) === 0;
  if (kind === 'logo') return !hasLogo;
  if (kind === 'pictures') return images === 0;
  return profile[kind] <= 0;
}

/**
 * The first steps that are not done yet. Only managers can do them, so members get none, and a company that is taken
 * down cannot. What the profile lacks is a list of its own.
 */
export function listFirstSteps(home: SupplierHome): readonly FirstStep[] {
  if (home.profile?.canEdit !== true || home.takenDown !== null) return [];
  const isOpen: Readonly<Record<FirstStep, boolean>> = {
    product: home.products.shown + home.products.hidden === 0,
    certificate: home.certificates.total === 0,
    colleague: home.team.people + home.team.invitations < 2,
  };
  return HOME_STEPS.filter((step) => isOpen[step]);
}
