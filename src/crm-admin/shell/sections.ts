import type { Permission } from '@nas/domain/roles'
import type { LinkProps } from '@tanstack/react-router'
import { basePath } from '../kit/address/leave.ts'
import type { TextKey } from '../kit/texts/texts.ts'

/** SVG paths on a square of 24 units, by the section's name. */
export const icons = {
  dashboard: 'M4 21V12a8 8 0 0 1 16 0v9zM4 15h16M12 15v6',
  users:
    'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0M3 20c0-3.6 2.7-6 6-6s6 2.4 6 6M16 5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.2.8 3.5 2.8 3.5 5.5',
  products: 'M9 3h6v4H9zM8 7h8l1.5 4v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9zM6.5 13h11',
  orders: 'M6 3h12a1 1 0 0 1 1 1v17l-3.5-2-3.5 2-3.5-2L5 21V4a1 1 0 0 1 1-1zM9 8h6M9 12h6',
  refunds: 'M4 7h16v12H4zM4 11h16M11 15l-3-2 3-2M8 13h4',
  clubs: 'M5 4h14v16H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  supports:
    'M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v6H5a1 1 0 0 1-1-1zM20 13h-3v6h2a1 1 0 0 0 1-1zM17 19c0 1.5-2 2-4 2',
  distributors: 'M4 10v10h16V10M3 10l2-6h14l2 6zM9 20v-6h6v6',
  places:
    'M12 21c4-5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6 6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  stock: 'm12 3 8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10',
  delivery:
    'M3 6h11v11H3zM14 10h4l3 3.5V17h-7M5.5 18a2 2 0 1 0 4 0 2 2 0 1 0 -4 0M15.5 18a2 2 0 1 0 4 0 2 2 0 1 0 -4 0',
  vat: 'M5 19 19 5M6.5 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  reviews: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  auditLog: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4.5l3 2',
}

interface Section {
  /** Its label is the text `menu.<name>`. */
  name: keyof typeof icons
  to: NonNullable<LinkProps['to']>
  needs?: Permission
  hasSearch?: boolean
}

/** Labels and order of SPEC §2, then the shop's additional sections. */
const sections: readonly Section[] = [
  { name: 'dashboard', to: '/' },
  { name: 'users', to: '/users', needs: 'people.read', hasSearch: true },
  { name: 'products', to: '/products', needs: 'content', hasSearch: true },
  { name: 'orders', to: '/orders', needs: 'orders.read', hasSearch: true },
  { name: 'refunds', to: '/refunds', needs: 'orders.money', hasSearch: true },
  { name: 'clubs', to: '/clubs', needs: 'content', hasSearch: true },
  { name: 'supports', to: '/supports', needs: 'requests', hasSearch: true },
  { name: 'distributors', to: '/distributor', needs: 'requests', hasSearch: true },
  { name: 'places', to: '/places', needs: 'content', hasSearch: true },
  { name: 'stock', to: '/stock', needs: 'stock.read', hasSearch: true },
  { name: 'delivery', to: '/delivery', needs: 'delivery' },
  { name: 'vat', to: '/vat', needs: 'taxes' },
  { name: 'reviews', to: '/reviews', needs: 'ratings', hasSearch: true },
  { name: 'auditLog', to: '/trail', needs: 'staff', hasSearch: true },
]

function sectionAt(address: string): Section | undefined {
  const path = address.startsWith(basePath) ? address.slice(basePath.length) : address
  return sections.find(({ to }) => to !== '/' && (path === to || path.startsWith(`${to}/`)))
}

export function neededAt(address: string): Permission | undefined {
  return sectionAt(address)?.needs
}

export function titleAt(address: string): TextKey {
  if (address.endsWith('/security')) return 'header.security'
  const section = sectionAt(address)
  return section === undefined ? 'dashboard.title' : `menu.${section.name}`
}

export function sectionsFor(may: (permission: Permission) => boolean): readonly Section[] {
  return sections.filter(({ needs }) => needs === undefined || may(needs))
}
