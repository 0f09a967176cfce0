import type { ReactNode } from 'react'

/** Drawn beside words, so assistive technology leaves them out. */
function Icon({ children }: { children: ReactNode }) {
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
      {children}
    </svg>
  )
}

export function DashboardIcon() {
  return (
    <Icon>
      <path d="M4 21V12a8 8 0 0 1 16 0v9zM4 15h16M12 15v6" />
    </Icon>
  )
}

export function OrdersIcon() {
  return (
    <Icon>
      <path d="M6 3h12a1 1 0 0 1 1 1v17l-3.5-2-3.5 2-3.5-2L5 21V4a1 1 0 0 1 1-1zM9 8h6M9 12h6" />
    </Icon>
  )
}

export function StockIcon() {
  return (
    <Icon>
      <path d="m12 3 8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10" />
    </Icon>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 6h16M4 12h16M4 18h16" />
    </Icon>
  )
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  )
}
