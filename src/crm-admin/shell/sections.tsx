import type { Permission } from '@nas/domain/duties'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { basePath } from '../routing/leave.ts'
import type { TextKey } from '../texts/texts.ts'
import {
  ClubsIcon,
  DashboardIcon,
  DeliveryIcon,
  OrdersIcon,
  PartnersIcon,
  PlacesIcon,
  ProductsIcon,
  ReviewsIcon,
  StockIcon,
  SupportsIcon,
  TrailIcon,
  UsersIcon,
} from './icons.tsx'

export interface Section {
  label: TextKey
  to: NonNullable<LinkProps['to']>
  icon: ReactNode
  /** The start page is everybody's. */
  needs?: Permission
}

/** Labels and order of SPEC §2, then what the shop has beside it. */
const sections: readonly Section[] = [
  { label: 'menu.dashboard', to: '/', icon: <DashboardIcon /> },
  { label: 'menu.users', to: '/users', icon: <UsersIcon />, needs: 'people.read' },
  { label: 'menu.products', to: '/products', icon: <ProductsIcon />, needs: 'content' },
  { label: 'menu.orders', to: '/orders', icon: <OrdersIcon />, needs: 'orders.read' },
  { label: 'menu.clubs', to: '/clubs', icon: <ClubsIcon />, needs: 'content' },
  { label: 'menu.supports', to: '/supports', icon: <SupportsIcon />, needs: 'requests' },
  { label: 'menu.distributors', to: '/distributor', icon: <PartnersIcon />, needs: 'requests' },
  { label: 'menu.places', to: '/places', icon: <PlacesIcon />, needs: 'content' },
  { label: 'menu.stock', to: '/stock', icon: <StockIcon />, needs: 'stock.read' },
  { label: 'menu.delivery', to: '/delivery', icon: <DeliveryIcon />, needs: 'delivery' },
  { label: 'menu.reviews', to: '/reviews', icon: <ReviewsIcon />, needs: 'ratings' },
  { label: 'menu.trail', to: '/trail', icon: <TrailIcon />, needs: 'staff' },
]

/** What one needs for the section that an address of the back office lies in. */
export function neededAt(address: string): Permission | undefined {
  const path = address.startsWith(basePath) ? address.slice(basePath.length) : address
  return sections.find(({ to }) => to !== '/' && (path === to || path.startsWith(`${to}/`)))?.needs
}

/** The sections that whoever has these rights works in. */
export function sectionsFor(may: (permission: Permission) => boolean): readonly Section[] {
  return sections.filter(({ needs }) => needs === undefined || may(needs))
}
