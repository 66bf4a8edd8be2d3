/** The logo: a half-open door. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 28" aria-hidden="true">
      <path className="logo__frame" d="M2 27V12a10 10 0 0 1 20 0v15Z" />
      <path className="logo__light" d="M5.5 27V12a6.5 6.5 0 0 1 13 0v15Z" />
      <path className="logo__door" d="M12 5.5V25l-6.5 2V12A6.5 6.5 0 0 1 12 5.5Z" />
    </svg>
  )
}
