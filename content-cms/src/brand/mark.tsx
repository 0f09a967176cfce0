/** The shop's mark, as in `public/favicon.svg`. */
const drawing = (
  <>
    <path fill="currentColor" d="M0 100L36 0H48.5L84 100H64.5L38.5 25.5L11.5 100Z" />
    <circle cx="37.5" cy="80" r="11" fill="#e2ad98" />
  </>
)

export const Icon = () => (
  <svg className="brand" viewBox="-6 -6 96 112" height="20" role="img" aria-label="NAS">
    {drawing}
  </svg>
)

/** Above the form for signing in. */
export const Logo = () => (
  <svg className="brand" viewBox="-6 -6 96 112" height="72" role="img" aria-label="NAS">
    {drawing}
  </svg>
)
