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

export function DeliveryIcon() {
  return (
    <Icon>
      <path d="M3 6h11v11H3zM14 10h4l3 3.500V17h-7" />
      <circle cx="7.500" cy="18" r="2" />
      <circle cx="17.500" cy="18" r="2" />
    </Icon>
  )
}

export function UsersIcon() {
  return (
    <Icon>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M3 20c0-3.6 2.7-6 6-6s6 2.4 6 6M16 5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.2.8 3.5 2.8 3.5 5.5" />
    </Icon>
  )
}

export function SupportsIcon() {
  return (
    <Icon>
      <path d="M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v6H5a1 1 0 0 1-1-1zM20 13h-3v6h2a1 1 0 0 0 1-1zM17 19c0 1.5-2 2-4 2" />
    </Icon>
  )
}

export function PartnersIcon() {
  return (
    <Icon>
      <path d="M4 10v10h16V10M3 10l2-6h14l2 6zM9 20v-6h6v6" />
    </Icon>
  )
}

export function ReviewsIcon() {
  return (
    <Icon>
      <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
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

export function ProductsIcon() {
  return (
    <Icon>
      <path d="M9 3h6v4H9zM8 7h8l1.5 4v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9zM6.5 13h11" />
    </Icon>
  )
}

export function ClubsIcon() {
  return (
    <Icon>
      <path d="M5 4h14v16H5zM8.5 8h7M8.5 12h7M8.5 16h4" />
    </Icon>
  )
}

export function PlacesIcon() {
  return (
    <Icon>
      <path d="M12 21c4-5 6.500-8 6.500-11a6.500 6.500 0 0 0-13 0c0 3 2.500 6 6.500 11zM12 12.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400z" />
    </Icon>
  )
}

export function TrailIcon() {
  return (
    <Icon>
      <path d="M4 12a8 8 0 1 0 2.500-5.800M4 4v4h4M12 8v4.500l3 2" />
    </Icon>
  )
}
