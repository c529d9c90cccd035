import type { PageBrand } from '../page/boot.ts';

interface SiteLogoProps {
  readonly brand: PageBrand;
  /** For a dark background, on which an organiser’s logo may not be visible. */
  readonly dark?: boolean;
}

/** The logo of the site, or the product’s mark with the site’s name. */
export function SiteLogo({ brand: { name, logo }, dark }: SiteLogoProps) {
  if (logo && !dark) return <img src={logo} alt={name} />;
  return (
    <>
      {logo ? null : (
        <svg viewBox="0 0 16 16" width="28" height="28" aria-hidden="true">
          <path d="M0 0h16v4H0zM0 6h4v10H0zM6 6h7v4H6z" fill={dark ? '#fff' : 'var(--fh-ink)'} />
        </svg>
      )}
      <b dir="auto">{name}</b>
    </>
  );
}
