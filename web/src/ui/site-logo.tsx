/** The logo with the name; `dark` for dark backgrounds. */
export function SiteLogo({ dark }: { dark?: boolean }) {
  return (
    <>
      <svg viewBox="0 0 16 16" width="28" height="28" aria-hidden="true">
        <path d="M0 0h16v4H0zM0 6h4v10H0zM6 6h7v4H6z" fill={dark ? '#fff' : 'var(--fh-ink)'} />
      </svg>
      <b className="ltr">Fairhall</b>
    </>
  );
}
