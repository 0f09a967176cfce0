/** Drawn from one SVG path; decorative, so hidden from assistive technology. */
export function Icon({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

export const MenuIcon = () => <Icon path="M4 6h16M4 12h16M4 18h16" />

export const SearchIcon = () => (
  <Icon path="M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0M16 16l4.5 4.5" />
)

export const CalendarIcon = () => <Icon path="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />

export const CopyIcon = () => <Icon path="M9 9h11v11H9zM5 15H4V4h11v1" />

export const CheckIcon = () => <Icon path="M5 13l4.5 4.5L19 7" />
